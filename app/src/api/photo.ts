/** Addresses of photos that are on the server. Pure. */
const UPLOADED = "/v1/photos/";

/** True if a photo is on the server, for whoever has its address. */
export function isUploaded(ref: string | null | undefined): ref is string {
  return ref?.startsWith(UPLOADED) ?? false;
}

/** The small version of a photo, for lists; the photo itself where it has none. */
export function smallOf(ref: string): string {
  return `${ref}?size=small`;
}

/** Address of somebody's photo; an address that is no photo of ours is not shown. */
export function portraitOf({ photoRef }: { photoRef?: string | null | undefined }): string | undefined {
  return isUploaded(photoRef) ? photoRef : undefined;
}
