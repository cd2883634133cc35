import type { Language } from '#domain/texts/language.ts';
import { escapeMarkup } from '#server/http/escape.ts';
import { serverTexts } from '#server/texts/texts.ts';

/** A template of what the page shows if the app cannot be loaded. */
export function writeStartFailure(language: Language): string {
  const { title, text, retry } = serverTexts[language].startFailure;
  const words = `<h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p><button>${escapeMarkup(retry)}</button>`;
  return `<template id="start-failure"><main class="start-failure">${words}</main></template>`;
}
