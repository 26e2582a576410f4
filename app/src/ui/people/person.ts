/** Somebody as components show them. */
export interface Person {
  id: string;
  name: string;
  userName?: string | undefined;
  /** Address of their photo. */
  photo?: string | undefined;
}

/** The name to call somebody by: the first word of their full name. */
export function firstName({ name }: Pick<Person, "name">): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
