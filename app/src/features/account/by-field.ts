/** What is wrong with the fields of a form, by the field's name. */
export type Wrong = Record<string, string>;

export function byField(problems: readonly { field: string; message: string }[]): Wrong {
  return Object.fromEntries(problems.map(({ field, message }) => [field, message]));
}
