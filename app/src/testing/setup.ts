import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A machine with other things to do takes longer to draw than the second that is waited by default.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
