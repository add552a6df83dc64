import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { login } from '@campus/contract/account/login.ts'
import { startProcess } from '@campus/contract/approval/starting.ts'
import { calls } from '@campus/contract/calls.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { uploadFile } from '@campus/contract/files/own-files.ts'
import { roles } from '@campus/contract/roles.ts'
import { cutText } from '../../platform/text/cut-text.ts'
import { fetchCall } from '../../testing/ask.ts'
import { enter } from '../../testing/enter.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { uploadTo } from '../../testing/upload.ts'
import { findInputFaults } from './unstorable-text.ts'

const campus = useTestCampus({ environment: { REQUESTS_PER_MINUTE: '1000000' } })
const loneSurrogate = '\ud83d'

test('text that the database cannot store is found at any depth and reported with its path', () => {
  const input = {
    name: 'a\0b',
    notes: ['fine', `half ${loneSurrogate}`],
    whole: '😀',
    deep: { list: [{ text: '\0' }] },
    number: 0,
    none: null,
  }
  assert.deepEqual([...findInputFaults(input).unstorable].sort(), ['deep.list.0.text', 'name', 'notes.1'])
  assert.deepEqual(findInputFaults({ facts: { 'a\0': 1 } }).unstorable, ['facts'])
})

const megabyte = 1024 * 1024
/** `["\0",["\0",[…` as far as a body may reach. */
const nestedTexts = (levels: number) => `${'["\\u0000",'.repeat(levels)}0${']'.repeat(levels)}`
/** The same NUL below each of many levels with long names. */
const deepNames = (levels: number) => `${`{"${'n'.repeat(1000)}":`.repeat(levels)}"\\u0000"${'}'.repeat(levels)}`

test('of a body full of text that cannot be stored a few short paths are named, whatever its form', () => {
  const bodies = [
    nestedTexts(60_000),
    nestedTexts(900),
    deepNames(900),
    `[${Array.from({ length: 100_000 }, () => '"\\u0000"').join()}]`,
    `{${Array.from({ length: 50_000 }, (_, at) => `"a${at}\\u0000":1`).join()}}`,
    `{"${'long'.repeat(200_000)}":"\\u0000"}`,
  ]
  for (const body of bodies) {
    assert.ok(body.length <= megabyte)
    const { unstorable, tooDeep } = findInputFaults(JSON.parse(body))
    assert.ok(unstorable.length > 0 || tooDeep !== undefined)
    const named = [...unstorable, tooDeep ?? '']
    assert.ok(named.length <= 101 && named.every((path) => path.length <= 120), `${named.length} paths, ${named.join().length} characters`)
  }
})

test('what is nested too deep is refused as bad input, where anything is taken as well', async () => {
  const { token } = await enter(campus())
  const deep = (levels: number) => `${'['.repeat(levels)}0${']'.repeat(levels)}`
  assert.equal(findInputFaults(JSON.parse(deep(900))).tooDeep, undefined)
  assert.equal(findInputFaults(JSON.parse(deep(200_000))).tooDeep, '0.0.0.0.0.0.0.0')
  for (const [call, body] of [
    [login, `{"account":${nestedTexts(60_000)}}`],
    [login, deep(200_000)],
    [startProcess, `{"formData":{"a":${deep(200_000)}}}`],
  ] as const) {
    const response = await fetch(`${campus().url}${call.path.replace('{id}', randomUUID())}`, {
      method: call.method,
      body,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    })
    const { error, fields } = Envelope.parse(await response.json())
    assert.equal(error, 'bad_input', call.path)
    assert.ok(Object.keys(fields ?? {}).length <= 200)
  }
})

test('every call refuses a NUL character and half a surrogate pair in each of its fields by name, and breaks at none', async () => {
  const everybody = roles.filter((role) => role !== 'terminal')
  const { token } = await enter(campus(), { roles: everybody })
  const isForPeople = (who: unknown) => who === 'public' || who === 'user' || !(who as string[]).includes('terminal')
  let checked = 0
  for (const call of calls.filter(({ who, file }) => isForPeople(who) && !file)) {
    const place = `${call.method} ${call.path}`
    // Half a pair cannot be written in an address, so there it arrives as a replacement character.
    const inBody = Object.keys(call.body?.shape ?? {})
    const inAddress = [...Object.keys(call.params?.shape ?? {}), ...Object.keys(call.query?.shape ?? {})]
    for (const [text, names] of [
      ['a\0b', [...inBody, ...inAddress]],
      [`a${loneSurrogate}b`, inBody],
    ] as const) {
      if (names.length === 0) continue
      const given = Object.fromEntries([...inBody, ...inAddress].map((name) => [name, names.includes(name) ? text : 'x']))
      const response = await fetchCall(campus().url, call, given, { token, language: 'en_US' })
      assert.equal(response.status, 200, place)
      const { error, fields } = Envelope.parse(await response.json())
      assert.equal(error, 'bad_input', place)
      for (const name of names) assert.match(fields?.[name] ?? '', /cannot be saved/, `${place} ${name}`)
      checked += 1
    }
  }
  assert.ok(checked > 300, `${checked} checked`)
})

test('a file whose name cannot be stored is refused before its bytes are stored', async () => {
  const { token } = await enter(campus())
  const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
  const boundary = 'xyz'
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename*=UTF-8''a%00b.jpg\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    jpeg,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const response = await fetch(`${campus().url}${uploadFile.path}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  const answer = Envelope.parse(await response.json())
  assert.deepEqual([answer.error, Object.keys(answer.fields ?? {})], ['bad_input', ['file']])
})

test('the name of a file that is too long is cut between its signs', async () => {
  const { token } = await enter(campus())
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  const { data } = await uploadTo(campus().url, uploadFile, token, pdf, `${'x'.repeat(199)}😀.pdf`)
  assert.equal(uploadFile.output.parse(data).name, 'x'.repeat(199))
  assert.equal(cutText('a\0b😀c', 3), 'ab')
  assert.equal(cutText('\uDE00a😀', 9), '\uFFFDa😀')
})
