import type { Words } from "..";
import { account } from "./account";
import { around } from "./around";
import { browse } from "./browse";
import { changes } from "./changes";
import { conversation } from "./conversation";
import { createHangout } from "./create-hangout";
import { entrance } from "./entrance";
import { exchange } from "./exchange";
import { forms } from "./forms";
import { hangout } from "./hangout";
import { hangoutOptions } from "./hangout-options";
import { home } from "./home";
import { lists } from "./lists";
import { map } from "./map";
import { navigation } from "./navigation";
import { outbox } from "./outbox";
import { people } from "./people";
import { photos } from "./photos";
import { picking } from "./picking";
import { scanning } from "./scanning";
import { security } from "./security";
import { session } from "./session";
import { shell } from "./shell";
import { today } from "./today";
import { welcome } from "./welcome";
import { wizard } from "./wizard";

/** Deutsch. */
export const de: Words = {
  ...shell,
  ...navigation,
  ...map,
  ...home,
  ...lists,
  ...exchange,
  ...changes,
  ...around,
  ...browse,
  ...wizard,
  ...account,
  ...entrance,
  ...security,
  ...outbox,
  ...people,
  ...photos,
  ...picking,
  ...conversation,
  ...createHangout,
  ...scanning,
  ...forms,
  ...hangout,
  ...hangoutOptions,
  ...session,
  ...today,
  ...welcome,
};
