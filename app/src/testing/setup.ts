import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { speakInFull } from "~/ui/words";

// A machine with other things to do takes longer to draw than the second that is waited by default.
await speakInFull();
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
