import { account } from "./account";
import { around } from "./around";
import { browse } from "./browse";
import { conversation } from "./conversation";
import { createHangout } from "./create-hangout";
import { entrance } from "./entrance";
import { first } from "./first";
import { forms } from "./forms";
import { hangout } from "./hangout";
import { hangoutOptions } from "./hangout-options";
import { lists } from "./lists";
import { navigation } from "./navigation";
import { outbox } from "./outbox";
import { people } from "./people";
import { photos } from "./photos";
import { picking } from "./picking";
import { scanning } from "./scanning";
import { security } from "./security";
import { session } from "./session";
import { today } from "./today";
import { welcome } from "./welcome";
import { wizard } from "./wizard";

/** English, complete: the shape of every other language. */
export const en = {
  ...first,
  ...navigation,
  ...lists,
  ...wizard,
  ...around,
  ...browse,
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
