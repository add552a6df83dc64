import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { StartFailure } from '../start-failure.ts'
import { readConfig } from './config.ts'
import { settings } from './settings.ts'

const sentence = (environment: Record<string, string>) => {
  try {
    readConfig(environment, '/somewhere')
    return ''
  } catch (error) {
    assert.ok(error instanceof StartFailure)
    return error.message
  }
}

const production = {
  CAMPUS_MODE: 'production',
  CAMPUS_SECRET: '9f2c41d87be05a63'.concat('c7e8102b4d6f95a3'),
  PUBLIC_URL: 'https://campus.example.edu.cn/',
  SMTP_HOST: 'mail.example.edu.cn',
  SMTP_FROM: 'Campus <campus@example.edu.cn>',
  ALIYUN_SMS_KEY_ID: 'id',
  ALIYUN_SMS_KEY_SECRET: 'secret',
  ALIYUN_SMS_SIGN_NAME: '学校',
  ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
  ALIYUN_SMS_TEMPLATE_NOTICE: 'SMS_2',
}

test('without any setting it is the demo on loopback', () => {
  const config = readConfig({}, '/somewhere')
  assert.deepEqual([config.isProduction, config.HOST, config.PORT, config.dataFolder], [false, '127.0.0.1', 3000, '/somewhere/.campus'])
})

test('all errors are reported in one sentence, and a setting left empty counts as not set', () => {
  const said = sentence({ PORT: 'many', LOG_LEVEL: 'loud', PUBLIC_URL: 'nowhere', DATABASE_URL: '' })
  for (const name of ['PORT', 'LOG_LEVEL', 'PUBLIC_URL']) assert.match(said, new RegExp(name))
  assert.doesNotMatch(said, /DATABASE_URL/)
})

test('a bad setting is named with its reason in plain words, and a secret is not repeated', () => {
  const cases = [
    [{ PORT: 'many' }, 'PORT (must be a whole number from 0 to 65535, not "many")'],
    [{ PORT: '70000' }, 'PORT (must be a whole number from 0 to 65535, not "70000")'],
    [{ PORT: '80.5' }, 'PORT (must be a whole number from 0 to 65535, not "80.5")'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL (must be one of trace, debug, info, warn, error, silent, not "loud")'],
    [{ SMTP_SECURE: 'yes' }, 'SMTP_SECURE (must be true or false, not "yes")'],
    [{ CAS_URL: 'cas.example' }, 'CAS_URL (must be an address that begins with http:// or https://, not "cas.example")'],
    [{ CAMPUS_SECRET: 'open sesame' }, 'CAMPUS_SECRET (must have at least 32 characters)'],
    [{ DATABASE_URL: 'mysql://root:open-sesame@db' }, 'DATABASE_URL (must be an address that begins with postgres://)'],
    [
      { TRUSTED_PROXIES: '10.0.0.0/99' },
      'TRUSTED_PROXIES (must be addresses or networks such as 10.0.0.5 or 10.0.0.0/8, separated by commas, not "10.0.0.0/99")',
    ],
  ] as const
  for (const [given, reason] of cases) assert.equal(sentence(given), `The configuration is not valid: ${reason}.`)
})

test('no error of a setting shows the text of the parsing library', () => {
  const nonsense = Object.fromEntries(Object.keys(settings).map((name) => [name, ' ']))
  const said = sentence({ ...nonsense, CAMPUS_CONFIG: '' })
  assert.ok(said.includes('PRODUCT_NAME (must not be empty'))
  assert.doesNotMatch(said, /expected|invalid|received|NaN/i)
})

test('settings that belong together are asked for together', () => {
  assert.match(sentence({ SMTP_HOST: 'mail' }), /SMTP_FROM \(needed beside SMTP_HOST\)/)
})

test('production starts with its own secrets or not at all', () => {
  assert.equal(readConfig(production, '/x').isProduction, true)
  for (const name of ['CAMPUS_SECRET', 'PUBLIC_URL'] as const) {
    const { [name]: _left, ...rest } = production
    assert.match(sentence(rest), new RegExp(`${name} \\(required in production\\)`))
  }
  assert.match(sentence({ ...production, CAMPUS_SECRET: 'short' }), /CAMPUS_SECRET/)
})

test('production refuses a secret that can be guessed and an address without TLS, the demo takes both', () => {
  const weak = [
    'x'.repeat(40),
    'abcd1234efgh5678'.repeat(2),
    'my-very-long-secret-of-this-school-2026',
    '0101010101010101010101010101010123',
  ]
  for (const secret of weak) {
    assert.match(sentence({ ...production, CAMPUS_SECRET: secret }), /CAMPUS_SECRET \(too easy to guess: /, secret)
    assert.equal(sentence({ CAMPUS_SECRET: secret }), '')
  }
  const withARow = `12345abcdef${'9f2c41d87be05a63c7e80'.concat('b4d6f95a37d1e')}`
  assert.equal(sentence({ ...production, CAMPUS_SECRET: withARow }), '', 'random digits may hold a short row')
  for (let round = 0; round < 200; round += 1) assert.equal(sentence({ ...production, CAMPUS_SECRET: randomBytes(32).toString('hex') }), '')
  assert.match(sentence({ ...production, PUBLIC_URL: 'http://campus.example.edu.cn' }), /PUBLIC_URL \(must begin with https:/)
  assert.equal(sentence({ PUBLIC_URL: 'http://campus.example.edu.cn' }), '')
})

test('a file may hold settings, the environment wins, and an unknown name is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-config-'))
  try {
    await writeFile(join(folder, 'campus.json'), JSON.stringify({ PORT: 4000, HOST: '0.0.0.0' }))
    const config = readConfig({ CAMPUS_CONFIG: 'campus.json', HOST: '127.0.0.2' }, folder)
    assert.deepEqual([config.PORT, config.HOST], [4000, '127.0.0.2'])
    await writeFile(join(folder, 'campus.json'), JSON.stringify({ PROT: 4000 }))
    assert.throws(() => readConfig({ CAMPUS_CONFIG: 'campus.json' }, folder), /unknown settings PROT/)
    assert.throws(() => readConfig({ CAMPUS_CONFIG: 'missing.json' }, folder), StartFailure)
  } finally {
    await rm(folder, { recursive: true })
  }
})
