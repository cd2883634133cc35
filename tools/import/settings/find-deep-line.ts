/** How many objects and lists a JSON file may have inside one another. What comes after the parser is recursive. */
export const maxJsonDepth = 100;

/**
 * The line on which the brackets of a JSON text, valid or not, are nested too deeply; undefined if they nowhere are.
 */
export function findDeepLine(text: string): number | undefined {
  let line = 1;
  let depth = 0;
  let isText = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '\n') line += 1;
    if (isText && sign === '\\') index += 1;
    else if (sign === '"') isText = !isText;
    else if (!isText && (sign === '{' || sign === '[')) depth += 1;
    else if (!isText && (sign === '}' || sign === ']')) depth -= 1;
    if (depth > maxJsonDepth) return line;
  }
  return undefined;
}
