import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keyFrom } from '../modules/operations/backups/backup-place.ts'
import { verifyEverything } from '../modules/operations/backups/verify-everything.service.ts'
import { addAdministrator } from '../modules/operations/schools/administrator.service.ts'
import { exportSchool, importSchool } from '../modules/operations/schools/move-school.service.ts'
import { closeSchool, createSchool, listAllSchools } from '../modules/operations/schools/school.service.ts'
import { BackupFault } from '../platform/backup/backup-fault.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { type CommandCtx, withMigratedContext } from '../start/with-system-context.ts'

const usage = `npm run school -- …
  create --code <code> --name <名称> --name-en <name> [--name-tw <名稱>]
  admin --school <code> --number <number> --name <name> [--phone <phone>] [--email <address>]
  list
  close --school <code>
  export --school <code> --to <folder>     encrypted with BACKUP_KEY
  import --from <folder>`

const options = {
  code: { type: 'string' },
  name: { type: 'string' },
  'name-en': { type: 'string' },
  'name-tw': { type: 'string' },
  school: { type: 'string' },
  number: { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
  to: { type: 'string' },
  from: { type: 'string' },
} as const

const read = () => {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    return positionals.length === 1 ? { word: positionals[0] ?? '', values } : undefined
  } catch {
    return undefined
  }
}

type Values = NonNullable<ReturnType<typeof read>>['values']
type Command = (ctx: CommandCtx) => Promise<void>

const complain = (text: string) => {
  console.error(text)
  process.exitCode = 1
}

const requireKey = ({ services: { config } }: CommandCtx) => {
  if (!config.BACKUP_KEY) throw new StartFailure('Set BACKUP_KEY: it encrypts and decrypts what is moved.')
  return keyFrom(config.BACKUP_KEY)
}

const create =
  (code: string, name: string, nameEn: string, nameTw: string): Command =>
  async (ctx) => {
    const { id } = await createSchool(ctx, { code, name: [name, nameEn, nameTw] })
    console.log(`School ${code} is open (${id}). Next: npm run school -- admin --school ${code} --number <number> --name <name>`)
  }

const admin =
  (
    code: string,
    number: string,
    { name = '', phone = null, email = null }: { name?: string; phone?: string | null; email?: string | null },
  ): Command =>
  async (ctx) => {
    await ctx.services.jobs.open()
    try {
      const { password, until } = await addAdministrator(ctx, { code, number, name, phone, email })
      console.log(`One-time password of ${name} (${number}): ${password}`)
      console.log(`It opens the choice of another at ${ctx.services.publicUrl} until ${until.toISOString()}. It is shown only here.`)
    } finally {
      await ctx.services.jobs.stop()
    }
  }

const list: Command = async (ctx) => {
  for (const { code, name, state, people, administrators } of await listAllSchools(ctx))
    console.log([code, name, state, `${people ?? 0} people`, `${administrators ?? 0} administrators`].join('\t'))
}

const close =
  (code: string): Command =>
  async (ctx) => {
    const { loggedOut } = await closeSchool(ctx, code)
    console.log(`School ${code} is closed. ${loggedOut} people were logged out; its data stays.`)
  }

const exportTo =
  (code: string, to: string): Command =>
  async (ctx) => {
    const { rows, files } = await exportSchool(ctx, { code, folder: resolve(to), key: requireKey(ctx) })
    console.log(`School ${code}: ${rows} rows and ${files} files in ${to}.`)
  }

const importFrom =
  (from: string): Command =>
  async (ctx) => {
    const { school, files } = await importSchool(ctx, { folder: resolve(from), key: requireKey(ctx), ownerUrl: ctx.ownerUrl })
    const findings = await verifyEverything(ctx)
    for (const finding of findings) console.log(finding)
    console.log(`School ${school.code} (${school.name}) is here, with ${files} files. Verified, ${findings.length} findings.`)
    if (findings.length > 0) process.exitCode = 1
  }

/** What each word needs; undefined where something is missing. */
const commands: Readonly<Record<string, (given: Values) => Command | undefined>> = {
  create: ({ code, name, 'name-en': en, 'name-tw': tw }) => (code && name && en ? create(code, name, en, tw ?? name) : undefined),
  admin: ({ school, number, name, phone, email }) =>
    school && number && name ? admin(school, number, { name, ...(phone && { phone }), ...(email && { email }) }) : undefined,
  list: () => list,
  close: ({ school }) => (school ? close(school) : undefined),
  export: ({ school, to }) => (school && to ? exportTo(school, to) : undefined),
  import: ({ from }) => (from ? importFrom(from) : undefined),
}

const given = read()
const command = given && Object.hasOwn(commands, given.word) ? commands[given.word]?.(given.values) : undefined
if (!command) complain(usage)
else
  await withMigratedContext(async (ctx) => {
    try {
      await command(ctx)
    } catch (error) {
      if (!(error instanceof BackupFault)) throw error
      complain(error.message)
    }
  })
