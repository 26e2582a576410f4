/** Letters and digits of the code of a ticket; `null` for a text that is none. */
export function ticketCode(text: string): string | null {
  const code = text.replaceAll(/[^0-9a-z]/gi, "").toUpperCase();
  return code.length === TICKET_LENGTH ? code : null;
}

const TICKET_LENGTH = 12;

/** SHA-256 of the code of a ticket in base64url, as the guest list has it. */
export async function hashTicket(code: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code)));
  const text = btoa(String.fromCharCode(...digest));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
