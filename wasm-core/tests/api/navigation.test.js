// Decisions, constants and the catalogue at the JavaScript face.
import assert from "node:assert/strict";
import { test } from "node:test";
import { constants, describeError, errorCatalogue, matchRoute, navigate, pageTitle, returnPath } from "../../pkg/index.js";

test("a known path is shown with its layout", () => {
  assert.deepEqual(navigate("/Quest/7?from=map#stops", { signedIn: false }), {
    kind: "show", pattern: "/quest/{id}", name: "quest", layout: "app", params: { id: "7" }, query: { from: "map" }, hash: "#stops",
  });
});

test("a guarded path leads to the login page when signed out, and back", () => {
  const decision = navigate("/profile/edit?tab=1&a=b+c", { signedIn: false });
  assert.deepEqual(decision, {
    kind: "redirect", to: "/login?redirect=/profile/edit?tab=1%26a=b%2Bc", returnTo: "/profile/edit?tab=1&a=b+c",
  });
  const login = navigate(decision.to, { signedIn: false });
  assert.equal(returnPath(login.query.redirect), decision.returnTo);
  assert.equal(navigate(decision.returnTo, { signedIn: true }).kind, "show");
});

test("the two page errors keep the words of the specification", () => {
  assert.deepEqual(navigate("/nowhere", { signedIn: true }), {
    kind: "error", status: 404, code: "page-not-found", title: "Page Not Found", message: "Page not found: /nowhere",
  });
  assert.equal(navigate("/app/hangout/join?id=", { signedIn: true }).message, "Page Not Found: /app/hangout/join?id=");
});

test("a way back that leaves the product is refused", () => {
  for (const target of ["//evil.example", "https://evil.example", "/\\evil", undefined, null]) assert.equal(returnPath(target), "/");
});

test("an argument of the wrong kind is named in an error with a code", () => {
  assert.throws(() => navigate("/", {}), (error) => error instanceof Error && error.code === "invalid-argument" && /session/.test(error.message));
  assert.throws(() => navigate("/", undefined), { code: "invalid-argument" });
});

test("the constants are those of the specification and cannot be changed", () => {
  assert.equal(constants.CALL_TIMEOUT_MS, 70_000);
  assert.equal(constants.AUTH_COOKIE_MAX_AGE_S, 604_800);
  assert.equal(constants.GRID_SIZE, 60);
  assert.deepEqual([...constants.CLUSTER_ICON_SIZES], [53, 56, 66, 78, 90]);
  assert.throws(() => { constants.GRID_SIZE = 1; }, TypeError);
  assert.throws(() => { constants.CLUSTER_ICON_SIZES.push(1); }, TypeError);
});

test("each code of the catalogue has a sentence, and an unknown one the general sentence", () => {
  for (const { code, sentence } of errorCatalogue()) assert.equal(describeError(code).sentence, sentence);
  assert.equal(describeError("nonsense").code, "unknown");
  assert.deepEqual([404, 500, 403].map(pageTitle), ["Page Not Found", "Internal Server Error", "Internal Server Error"]);
});

test("what is no text is refused by name", () => {
  for (const path of [undefined, null, 7, {}]) assert.throws(() => matchRoute(path), { code: "invalid-argument", message: /fullPath/ });
});
