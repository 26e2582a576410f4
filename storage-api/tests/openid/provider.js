// A real OpenID provider on loopback, at whose door everybody is let in as the person that the test names in
// the header `x-person`. Prints its issuer.
import { createServer } from "node:http";
import { Provider } from "oidc-provider";

const people = JSON.parse(process.env.OPENID_PEOPLE);
const server = createServer();
server.listen(0, "127.0.0.1", () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [{
      client_id: "yonder", client_secret: "yonder-secret", redirect_uris: ["https://yonder.example/auth/openid/test/callback"],
    }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "preferred_username"] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people[sub] }) }),
    interactions: { url: (_, interaction) => `/door/${interaction.uid}` },
  });
  const callback = provider.callback();
  server.on("request", async (request, response) => {
    if (!request.url.startsWith("/door/")) return callback(request, response);
    const { prompt, params } = await provider.interactionDetails(request, response);
    const accountId = request.headers["x-person"] ?? "ada";
    if (prompt.name === "login") return provider.interactionFinished(request, response, { login: { accountId } });
    const grant = new provider.Grant({ accountId, clientId: params.client_id });
    grant.addOIDCScope(params.scope);
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
  });
  console.log(issuer);
});
