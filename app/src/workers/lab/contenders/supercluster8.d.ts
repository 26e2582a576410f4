/** The former version of the peer has the face of the present one, and no types of its own. */
declare module "supercluster8" {
  export { default } from "supercluster";
}
