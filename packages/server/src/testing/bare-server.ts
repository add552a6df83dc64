import { verify } from '@node-rs/argon2'
import Fastify from 'fastify'
import pg from 'pg'

/** What a server costs that does nothing but ask the database and answer: the yardstick of the bench. Configured by its environment. */
const { BARE_DATABASE_URL: databaseUrl = '', BARE_PORT: port = '', BARE_STATEMENTS = '{}' } = process.env
const statements = JSON.parse(BARE_STATEMENTS) as Record<string, string>

const readPerson = `
  select person.id, person.school_id, person.kind, person.number, person.name, person.name_pinyin, person.nickname, person.phone, person.email,
         person.avatar_file_id, person.language, person.display_mode, person.is_agent, person.state,
         school.name as school_name, school.name_en as school_name_en, school.name_tw as school_name_tw,
         org_unit.name as unit_name, org_unit.name_en as unit_name_en, org_unit.name_tw as unit_name_tw
    from person join school on school.id = person.school_id left join org_unit on org_unit.id = person.org_unit_id
   where person.id = $1`
const writeNickname = 'update person set nickname = $2, name_pinyin = $3 where id = $1'

interface Named {
  readonly Params: { readonly id: string }
  readonly Body: { readonly nickname: string }
}

interface Asked {
  readonly Params: { readonly name: string }
  readonly Body: { readonly values: unknown[]; readonly password?: string }
}

const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 })
const server = Fastify({ logger: false })
server.get<Named>('/person/:id', async ({ params }) => {
  const { rows } = await pool.query({ name: 'read', text: readPerson, values: [params.id] })
  return { code: 200, msg: '', data: rows[0] as object }
})
server.post<Named>('/person/:id', async ({ params, body }) => {
  await pool.query({ name: 'write', text: writeNickname, values: [params.id, body.nickname, ''] })
  return { code: 200, msg: '', data: null }
})
const run = async (name: string, values: unknown[]) =>
  (await pool.query<Record<string, unknown>>({ name, text: statements[name] ?? '', values })).rows[0] ?? null
// One statement that the bench has named before.
server.post<Asked>('/run/:name', async ({ params, body }) => ({ code: 200, msg: '', data: await run(params.name, body.values) }))
// Several of them, one after the other, with all their rows.
server.post<{ Body: { readonly asked: readonly (readonly [name: string, values: unknown[]])[] } }>('/rows', async ({ body }) => {
  const data: unknown[] = []
  for (const [name, values] of body.asked) data.push((await pool.query<object>({ name, text: statements[name] ?? '', values })).rows)
  return { code: 200, msg: '', data }
})
// The least that a login is: look for the person, count the attempt, try the password, write what a login leaves behind.
server.post<Asked>('/login', async ({ body: { values, password = '' } }) => {
  const person = await run('findPerson', values.slice(0, 2))
  await run('countAttempt', values.slice(2, 3))
  if (!person || !(await verify(String(person['hash']), password))) return { code: 500, msg: 'wrong password', data: null }
  const session = await run('openSession', [person['id'], ...values.slice(2)])
  await run('noteLogin', [session?.['id'], ...values.slice(2, 3)])
  return { code: 200, msg: '', data: session }
})
await server.listen({ host: '127.0.0.1', port: Number(port) })
process.stdout.write('open\n')
process.once('SIGTERM', () => process.exit(0))
