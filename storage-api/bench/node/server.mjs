// The least that a server of documents in Node on PostgreSQL does: no rules, no validation, no accounts.
//   node server.mjs postgres://…   prints its address when it is ready
import http from 'node:http';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 16 });
await pool.query(`CREATE TABLE IF NOT EXISTS peer (id text PRIMARY KEY, owner text NOT NULL, body jsonb NOT NULL)`);
await pool.query(`CREATE INDEX IF NOT EXISTS peer_owner ON peer (owner)`);

const statements = {
  get: { name: 'get', text: 'SELECT body FROM peer WHERE id = $1' },
  find: { name: 'find', text: 'SELECT id, body AS data FROM peer WHERE owner = $1 LIMIT 50' },
  put: {
    name: 'put',
    text: 'INSERT INTO peer VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, body = excluded.body',
  },
};

async function answer(request, body) {
  const url = new URL(request.url, 'http://localhost');
  const id = url.pathname.split('/').at(-1);
  if (request.method !== 'GET') {
    const record = JSON.parse(body);
    const key = request.method === 'POST' ? randomUUID() : id;
    await pool.query({ ...statements.put, values: [key, record.userId, record] });
    return [200, record];
  }
  const owner = url.searchParams.get('userId');
  if (owner !== null) {
    const { rows } = await pool.query({ ...statements.find, values: [owner] });
    return [200, { documents: rows }];
  }
  const { rows } = await pool.query({ ...statements.get, values: [id] });
  return rows.length === 0 ? [404, {}] : [200, rows[0].body];
}

const server = http.createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', async () => {
    const [status, data] = await answer(request, Buffer.concat(chunks).toString()).catch((error) => [
      500,
      { error: String(error) },
    ]);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(data));
  });
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
