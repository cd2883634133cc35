import { data, type LoaderFunction } from 'react-router';
import { isFormResult } from '#domain/people/form-results.ts';
import { placeCategories } from '#domain/places/categories.ts';

/** Lets only whole numbers through as ids; a cut or mistyped address is a 400. */
export const checkIds: LoaderFunction = ({ params }) => {
  if (Object.values(params).every((param) => /^\d{1,9}$/.test(param ?? ''))) return null;
  throw data(null, { status: 400 });
};

/** Lets through the known categories with a place's id, and `all/0`. */
export const checkPlace: LoaderFunction = ({ params: { category = '', id = '' } }) => {
  if (!/^\d{1,9}$/.test(id)) throw data(null, { status: 400 });
  if (category === 'all' || (placeCategories as readonly string[]).includes(category)) return null;
  throw data(null, { status: 404 });
};

/** Lets only a whole number through as the id of a mailed link; what follows it is a secret of any shape. */
export const checkMailedId: LoaderFunction = ({ params: { id = '' } }) => {
  if (/^\d{1,9}$/.test(id)) return null;
  throw data(null, { status: 400 });
};

/** Lets the known results through. */
export const checkResult: LoaderFunction = ({ params: { message = '' } }) => {
  if (isFormResult(message)) return null;
  throw data(null, { status: 404 });
};
