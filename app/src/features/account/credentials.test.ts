import { expect, it } from "vitest";
import { words } from "~/ui/words";
import { describeCredential, validateCredentials } from "./credentials";

const fieldsOf = (values: Parameters<typeof validateCredentials>[0]) =>
  validateCredentials(values).map(({ field }) => field);

it("judges only the credentials that a form has", () => {
  expect(fieldsOf({ email: "ada@example.org" })).toEqual([]);
  expect(fieldsOf({ email: "nowhere" })).toEqual(["email"]);
  expect(fieldsOf({ user_name: "No Name" })).toEqual(["user_name"]);
  expect(new Set(fieldsOf({ email: "", password: "", name: "", user_name: "" }))).toEqual(
    new Set(["email", "password", "name", "user_name"]),
  );
});

it("says of what is missing that it is, and of what is wrong what is allowed", () => {
  const said = (user_name: string) =>
    validateCredentials({ user_name }).map((error) => describeCredential(error, words()));
  expect(said("")).toEqual(["Choose a user name."]);
  expect(said("No Name")).toEqual(["Use 3–20 lowercase letters, numbers, dots or underscores."]);
});

it("holds a new password to the rules of a password, at its own field", () => {
  expect(fieldsOf({ newPassword: "short" })).toEqual(["newPassword"]);
  expect(fieldsOf({ newPassword: "long enough to keep" })).toEqual([]);
});

it("says that an email has an account already", () => {
  const taken = { field: "email", message: "is taken" };
  expect(describeCredential(taken, words())).toContain("already an account");
});
