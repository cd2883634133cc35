import type { Language } from '#domain/texts/language.ts';

/** The settings that name a project: its name, and its names in languages in which it is written differently. */
export type NamedProject = {
  projectName: string;
  projectNames: { readonly [One in Language]?: string | null | undefined };
};

/** The name of a project in a language. */
export function projectNameIn({ projectName, projectNames }: NamedProject, language: Language): string {
  return projectNames[language] || projectName;
}

/** Every name of a project, whatever the language. */
export function allProjectNames({ projectName, projectNames }: NamedProject): string[] {
  return [...new Set([projectName, ...Object.values(projectNames).flatMap((name) => name || [])])];
}
