/** Made-up people and things that the gallery shows. */
import type { Candidate } from "~/ui/people/people-picker";

export const people: readonly Candidate[] = [
  { id: "kestrel", name: "Kestrel Puddlejump", userName: "kestrel" },
  { id: "maple", name: "Maple Fogbottom", userName: "maple" },
  { id: "sage", name: "Sage Thistledown", userName: "sage.t" },
  { id: "juniper", name: "Juniper Halfmoon", userName: "juniper" },
  { id: "hazel", name: "Hazel Brackenridge", userName: "hazel" },
  { id: "otis", name: "Otis Pennywhistle", userName: "otis" },
  { id: "finn", name: "Finn Saltmarsh-Overthewater von und zu Niederlummerland", userName: "finn" },
];
