import assert from 'node:assert/strict'
import { randomUUID, X509Certificate } from 'node:crypto'
import { test } from 'node:test'
import { revokeSigner, rotateSigner, signingKeys } from '@campus/contract/documents/console/signing-keys.ts'
import { importPrivateKey } from '@campus/proof/sign/signing-key.ts'
import { plainPdf } from '@campus/proof/testing/attacks/school.ts'
import { checkPdf } from '@campus/proof/verify/check-pdf.ts'
import { secretBoxOf } from '../../../platform/crypto/secret-box.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { enter } from '../../../testing/enter.ts'
import { nobody, signingAt } from '../../../testing/signing.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { activeChain } from './chain.service.ts'
import { ensureChain, ensureChains, signDocument } from './keys.service.ts'
import { openKey } from './opened-keys.ts'

const campus = useTestCampus({ hasTimestamps: true })
const { ask, system, newSchool, enterAsAdmin, sign, readTrust, verdictOf, keysOf } = signingAt(campus)

test('the chain of a school is made once, however many ask for it first at the same time', async () => {
  const schoolId = await newSchool()
  await Promise.all(Array.from({ length: 20 }, () => ensureChain(system(), schoolId)))
  const keys = await keysOf(schoolId)
  assert.deepEqual(keys.map(({ purpose }) => purpose).sort(), ['code', 'issuing', 'root', 'signer'])
  assert.ok(keys.every(({ state, algorithm }) => state === 'active' && algorithm === 'p256'))
})

test('at the start every school that has no chain gets one, and those that have one keep it', async () => {
  const [old, fresh] = [await newSchool(), await newSchool()]
  await ensureChain(system(), old)
  const before = await keysOf(old)
  await ensureChains(system())
  assert.deepEqual(await keysOf(old), before)
  assert.equal((await keysOf(fresh)).length, 4)
})

test('what a school signs proves itself by the public list, and stays so after the signer was changed', async () => {
  const { token, schoolId } = await enterAsAdmin()
  const first = await sign(schoolId)
  assert.equal(await verdictOf(first.bytes), 'sound')
  const { data } = await ask(rotateSigner, { purpose: 'signer' }, { token })
  const second = await sign(schoolId)
  assert.notEqual(first.signerId, second.signerId)
  assert.equal(second.signerId, data.id)
  assert.deepEqual([await verdictOf(first.bytes), await verdictOf(second.bytes)], ['sound', 'sound'])
})

test('what the typesetter really makes can be signed', async () => {
  const schoolId = await newSchool()
  const set = await campus().base.services.typesetter.set({
    source: '#set document(title: "证明")\n= 证明\n#link("https://a.cn")[甲]',
    data: {},
    pictures: {},
  })
  assert.ok(set.kind === 'pages')
  const { bytes } = await signDocument(system(), schoolId, set.pdf, { name: '测试大学', reason: '证明' })
  assert.equal(await verdictOf(bytes), 'sound')
})

test('where time-stamps are configured and the service is unreachable, nothing is signed', async () => {
  const schoolId = await newSchool()
  const ctx = system()
  const timestamps = {
    roots: async () => [],
    evidenceFor: async () => ({ certificates: [], revocationLists: [] }),
    stamp: () => Promise.reject(new OutsideFailure('timestamp', 'unreachable', 'does not answer')),
  }
  const services = { ...ctx.services, timestamps }
  await assert.rejects(signDocument({ ...ctx, services }, schoolId, plainPdf(), { name: '测试大学', reason: '证明' }), /does not answer/)
})

test('a document of the demo is stamped and archived by an authority that is trusted', async () => {
  const { bytes } = await sign(await newSchool())
  const { signer } = await checkPdf(bytes, await readTrust())
  assert.deepEqual([signer?.isTimestamped, signer?.isArchived], [true, true])
  const { bytes: plain } = await signDocument(
    { ...system(), services: { ...system().services, timestamps: undefined } },
    await newSchool(),
    plainPdf(),
    { name: '测试大学', reason: '证明' },
  )
  const findings = await checkPdf(plain, await readTrust())
  assert.deepEqual([findings.verdict, findings.signer?.isTimestamped, findings.signer?.isArchived], ['sound', false, false])
})

test('the same rotation asked twice is one, and two at once leave one key in use', async () => {
  const { token, schoolId } = await enterAsAdmin()
  const key = randomUUID()
  const [one, again] = [
    await ask(rotateSigner, { purpose: 'code' }, { token, key }),
    await ask(rotateSigner, { purpose: 'code' }, { token, key }),
  ]
  assert.equal(one.data.id, again.data.id)
  await Promise.all([1, 2, 3].map(() => ask(rotateSigner, { purpose: 'signer' }, { token })))
  const signers = (await keysOf(schoolId)).filter(({ purpose }) => purpose === 'signer')
  assert.deepEqual(signers.map(({ state }) => state).sort(), ['active', 'retired', 'retired', 'retired'])
  assert.equal(await verdictOf((await sign(schoolId)).bytes), 'sound')
})

test('only administrators change keys, and only those of their own school; auditors read', async () => {
  const mine = await enterAsAdmin()
  const other = await enterAsAdmin()
  const { signer } = await activeChain(system(), other.schoolId)
  await ask(rotateSigner, { purpose: 'signer' }, { token: other.token })
  const since = new Date().toISOString()
  assert.equal((await ask(revokeSigner, { id: signer.id, since, reason: '更换' }, { token: mine.token })).error, 'not_found')
  assert.equal((await ask(rotateSigner, { purpose: 'root' as 'code' }, { token: mine.token })).error, 'bad_input')
  for (const roles of [[], ['manager'], ['auditor']] as const) {
    const { token } = await enter(campus(), { kind: 'teacher', roles, schoolId: mine.schoolId })
    assert.equal((await ask(rotateSigner, { purpose: 'signer' }, { token })).error, 'forbidden')
    assert.equal((await ask(signingKeys, {}, { token })).error, roles[0] === 'auditor' ? undefined : 'forbidden')
  }
  const listed = (await ask(signingKeys, {}, { token: mine.token })).data
  const own = new Set((await keysOf(mine.schoolId)).map(({ id }) => id))
  assert.ok(listed.keys.length === own.size && listed.keys.every(({ id }) => own.has(id)))
})

test('the list of keys has those in use first, and shows what each has signed', async () => {
  const { token, schoolId } = await enterAsAdmin()
  await ask(rotateSigner, { purpose: 'signer' }, { token })
  const { keys, hasTimestamps, rootAddress, rootFingerprint } = (await ask(signingKeys, {}, { token })).data
  assert.deepEqual(
    keys.map(({ state }) => state),
    ['active', 'active', 'active', 'active', 'retired'],
  )
  assert.deepEqual(Object.fromEntries(keys.slice(0, 4).map(({ purpose, signed }) => [purpose, signed])), {
    root: 1,
    issuing: 3,
    signer: 0,
    code: null,
  })
  assert.equal(hasTimestamps, true, 'the demo has an authority of its own')
  const certificate = new X509Certificate(Buffer.from(await (await fetch(rootAddress)).arrayBuffer()))
  assert.equal(certificate.fingerprint256.replaceAll(':', '').toLowerCase(), rootFingerprint)
  assert.equal((await readTrust()).schools.find(({ id }) => id === schoolId)?.rootFingerprint, rootFingerprint)
})

test('private keys are stored encrypted only, and can be decrypted only in their own row and with their own secret', async () => {
  const schoolId = await newSchool()
  const { signer, root } = await activeChain(system(), schoolId)
  await assert.rejects(importPrivateKey(new Uint8Array(signer.private_encrypted), 'p256'))
  assert.equal(/PRIVATE|MIG|BEGIN/.test(signer.private_encrypted.toString('latin1')), false)
  await assert.rejects(openKey(secretBoxOf('another secret that is long enough'), signer), /CAMPUS_SECRET/)
  const { secretBox } = campus().base.services
  await assert.rejects(openKey(secretBox, { ...signer, id: nobody, private_encrypted: root.private_encrypted }), /CAMPUS_SECRET/)
  assert.equal((await openKey(secretBox, signer)).extractable, false)
})

test('a signer is renewed by itself before it ends, an issuing authority in its last year, and at the end of the root signing ends', async () => {
  const schoolId = await newSchool()
  const first = await sign(schoolId)
  assert.equal((await sign(schoolId, 3 * 365 - 31)).signerId, first.signerId)
  const [second, beside] = await Promise.all([sign(schoolId, 3 * 365 - 20), sign(schoolId, 3 * 365 - 20)])
  assert.notEqual(second.signerId, first.signerId)
  assert.equal(beside.signerId, second.signerId)
  const before = await activeChain(system(), schoolId)
  const third = await sign(schoolId, 9.5 * 365)
  const after = await activeChain(system(9.5 * 365), schoolId)
  assert.notEqual(after.issuing.id, before.issuing.id)
  assert.equal(after.root.id, before.root.id)
  for (const { bytes } of [first, second, third]) assert.equal(await verdictOf(bytes), 'sound')
  await sign(schoolId, 19 * 365)
  await sign(schoolId, 20 * 365 - 1)
  const count = (await keysOf(schoolId)).length
  await sign(schoolId, 20 * 365 - 1)
  assert.equal((await keysOf(schoolId)).length, count)
  await assert.rejects(sign(schoolId, 20 * 365 + 30), /root certificate .* has ended/)
})

test('what was certified cannot be changed or deleted, and a revoked key cannot be reactivated', async () => {
  const { sql } = campus().base
  const schoolId = await newSchool()
  const { code } = await activeChain(system(), schoolId)
  const change = (values: object) => sql.updateTable('signing_key').set(values).where('id', '=', code.id).execute()
  await assert.rejects(sql.deleteFrom('signing_key').where('id', '=', code.id).execute(), /evidence/)
  await assert.rejects(change({ certificate: Buffer.from('x') }), /cannot be changed/)
  await change({ state: 'retired' })
  await assert.rejects(change({ state: 'active' }), /does not come back/)
})
