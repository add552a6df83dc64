import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { login } from '@campus/contract/account/login.ts'
import { savePasswordByTicket } from '@campus/contract/account/recovery.ts'
import { backUpNow } from '@campus/contract/operations/backups.ts'
import { schoolKey } from '@campus/contract/school/schools.ts'
import { listBackups } from '../platform/backup/backup-folder.ts'
import { asker } from '../testing/ask.ts'
import { childEnvironment } from '../testing/child-environment.ts'
import { eventually } from '../testing/eventually.ts'
import { freePort } from '../testing/free-port.ts'
import { openDataFolder, startServerProcess } from '../testing/server-process.ts'

const production = {
  CAMPUS_MODE: 'production',
  CAMPUS_SECRET: randomBytes(32).toString('hex'),
  PUBLIC_URL: 'https://campus.university.edu.cn',
  SECOND_FACTOR: 'offered',
  SMTP_HOST: '127.0.0.1',
  SMTP_FROM: 'Campus <campus@university.edu.cn>',
  ALIYUN_SMS_KEY_ID: 'id',
  ALIYUN_SMS_KEY_SECRET: 'unused',
  ALIYUN_SMS_SIGN_NAME: 'name',
  ALIYUN_SMS_TEMPLATE_CODE: 'code',
  ALIYUN_SMS_TEMPLATE_NOTICE: 'notice',
}

const runCommand = async (name: string, environment: Record<string, string>, ...words: string[]) => {
  const program = fileURLToPath(new URL(name, import.meta.url))
  const env = { ...childEnvironment, ...environment }
  const child = spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { said, complained, status: await ended }
}

test('a server in production is lost with its disk and comes back: what was written last is there, and its administrator logs in', async () => {
  const [data, backups] = [await openDataFolder(), await openDataFolder()]
  const port = await freePort()
  const environment = {
    ...production,
    PORT: String(port),
    CAMPUS_DATA: data.folder,
    BACKUP_DIR: backups.folder,
    BACKUP_KEY: 'a password of the operators',
  }
  try {
    await runCommand('school.ts', environment, 'create', '--code', 'lost', '--name', '新大学', '--name-en', 'New University')
    const made = await runCommand('school.ts', environment, 'admin', '--school', 'lost', '--number', 'A1', '--name', '管理员')
    const oneTime = /: (\w{12})\n/.exec(made.said)?.[1] ?? assert.fail(made.complained)
    const first = await startServerProcess(environment)
    assert.ok(first.url, first.complained())
    const ask = asker(`http://127.0.0.1:${port}`)
    const { schoolId } = (await ask(schoolKey, { code: 'lost' })).data
    const consent = { privacyPolicy: '1.0', userAgreement: '1.0', agreed: true } as const
    const by = { schoolId, userType: 'teacher', way: 'password', account: 'A1', consent } as const
    const { ticket } = (await ask(login, { ...by, password: oneTime })).data as unknown as { ticket: string }
    const password = 'mango7-Kettle'
    assert.equal((await ask(savePasswordByTicket, { ticket, password, confirmation: password })).code, 200)
    const { token } = await ask(login, { ...by, password })
    assert.equal((await ask(backUpNow, {}, { token })).code, 200)
    await eventually(async () => (await listBackups(backups.folder)).at(0))
    first.signal('SIGKILL')
    await first.ended
    await rm(data.folder, { recursive: true })

    const restored = await runCommand('restore.ts', environment)
    assert.match(
      restored.said,
      /^Restored \S+ as it was at \S+, and \d+ files\.\nChains and ledger verified, 0 findings\.\n$/,
      restored.complained,
    )
    await access(join(data.folder, 'postgres', 'data', 'PG_VERSION'))
    const second = await startServerProcess(environment)
    assert.ok(second.url, second.complained())
    assert.equal((await ask(login, { ...by, password })).code, 200)
    second.signal('SIGTERM')
    await second.ended
  } finally {
    await data.remove()
    await backups.remove()
  }
})
