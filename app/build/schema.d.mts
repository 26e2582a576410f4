/** The text of `src/api/schema.ts`, made from the OpenAPI document. */
export function apiTypes(): Promise<string>;
