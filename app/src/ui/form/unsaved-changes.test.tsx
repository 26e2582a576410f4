import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { drawn, field, pending, send, show, type } from "./form-example";

describe("a form with something unsaved", () => {
  it("asks before another page is shown, and stays or goes as told", async () => {
    const location = show();
    type("Name", "Ada");
    expect(drawn.form?.isDirty()).toBe(true);
    act(() => location.push("/browse"));
    expect(location.current()).toBe("/profile/edit");
    fireEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    act(() => location.push("/browse"));
    fireEvent.click(await screen.findByRole("button", { name: "Leave without saving" }));
    expect(location.current()).toBe("/browse");
  });

  it("lets the browser ask before the tab is closed", () => {
    show();
    const closing = () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    type("Name", "Ada");
    expect(closing()).toBe(true);
  });

  it("asks nothing once it is sent", async () => {
    const { submit, resolve } = pending();
    const location = show({ submit });
    type("Name", "Ada");
    send();
    await resolve();
    expect(drawn.form?.isDirty()).toBe(false);
    expect(field("Name").value).toBe("Ada");
    act(() => location.push("/browse"));
    expect(location.current()).toBe("/browse");
  });

  it("is empty again after a success where that is its way", async () => {
    const { submit, resolve } = pending();
    show({ submit, afterSuccess: "clear" });
    type("Name", "Ada");
    send();
    await resolve();
    expect(field("Name").value).toBe("");
    expect(drawn.form?.isDirty()).toBe(false);
  });
});
