import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../words/language";
import { errorOf, field, pending, refusal, send, show, type } from "./form-example";

describe("a form that the server refuses", () => {
  it("shows the server's errors at their fields, and keeps what was typed", async () => {
    const { submit, reject } = pending();
    show({ submit });
    type("Email", "ada@example.org");
    send();
    await reject(refusal("This is taken.", [{ field: "email", message: "is taken" }]));
    expect(errorOf("Email")).toBe("This is taken.");
    expect(field("Email").value).toBe("ada@example.org");
    expect(document.activeElement).toBe(field("Email"));
  });

  it("speaks another language as soon as it is chosen", async () => {
    const { submit, reject } = pending();
    show({ submit });
    send();
    await reject(refusal("", [{ field: "email", message: "is taken" }]));
    await act(() => setLanguage("de"));
    expect(errorOf("Email")).toBe("Das ist schon vergeben.");
    await act(() => setLanguage("en"));
  });

  it("uses its own words where it has some", async () => {
    const { submit, reject } = pending();
    show({ submit, explain: () => ({ email: "Not this one." }) });
    send();
    await reject(refusal("No."));
    expect(errorOf("Email")).toBe("Not this one.");
  });

  it("says a failure of the whole in its alert, once", async () => {
    const { submit, reject } = pending();
    show({ submit });
    send();
    await reject(refusal("The server cannot be reached."));
    expect(screen.getByRole("alert").textContent).toBe("The server cannot be reached.");
    send();
    expect(screen.getByRole("alert").textContent).toBe("");
  });
});

describe("a form that must wait", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("counts down, sends nothing meanwhile, and goes on by itself", async () => {
    const { submit, reject } = pending();
    show({ submit });
    send();
    await reject(refusal("Too many tries.", [], 2));
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain("Wait 2 seconds");
    act(() => void vi.advanceTimersByTime(1_000));
    expect(alert.querySelector("[aria-hidden]")?.textContent).toContain("Wait 1 second,");
    send();
    expect(submit).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(alert.textContent).toBe("");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(false);
    send();
    expect(submit).toHaveBeenCalledTimes(2);
  });
});
