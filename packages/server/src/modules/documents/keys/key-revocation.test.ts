import assert from 'node:assert/strict'
import { test } from 'node:test'
import { revokeSigner, rotateSigner } from '@campus/contract/documents/console/signing-keys.ts'
import { didDocument, revocationList, rootCertificate } from '@campus/contract/verification/trust.ts'
import { AsnConvert } from '@peculiar/asn1-schema'
import { CertificateList } from '@peculiar/asn1-x509'
import { fetchCall } from '../../../testing/ask.ts'
import { day, nobody, signingAt } from '../../../testing/signing.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { revokeKey } from '../console/keys/console-keys.service.ts'
import { activeChain, renewIssuing } from './chain.service.ts'
import { codeKey } from './keys.service.ts'

const campus = useTestCampus()
const { ask, system, newSchool, enterAsAdmin, sign, readTrust, verdictOf, keysOf } = signingAt(campus)

const revocationsOf = async (schoolId: string, authority: string) => {
  const response = await fetchCall(campus().url, revocationList, { schoolId, authority })
  assert.equal(response.headers.get('content-type'), 'application/pkix-crl')
  const { tbsCertList } = AsnConvert.parse(await response.arrayBuffer(), CertificateList)
  const serial = (entry: ArrayBuffer) => Buffer.from(entry).toString('hex')
  return (tbsCertList.revokedCertificates ?? []).map((entry) => [serial(entry.userCertificate), entry.revocationDate.getTime()])
}

test('codes signed before and after a change of their key are both recognised, and a revoked one is reported as such', async () => {
  const { token, schoolId } = await enterAsAdmin()
  const before = await codeKey(system(), schoolId)
  const old = (await keysOf(schoolId)).find(({ purpose }) => purpose === 'code')
  await ask(rotateSigner, { purpose: 'code' }, { token })
  const after = await codeKey(system(), schoolId)
  const known = async () => (await readTrust()).schools.find(({ id }) => id === schoolId)?.keys ?? []
  assert.deepEqual(
    (await known()).map(({ id }) => id),
    [before.id, after.id],
  )
  const since = new Date().toISOString()
  assert.equal((await ask(revokeSigner, { id: old?.id ?? '', since, reason: '私钥遗失' }, { token })).code, 200)
  assert.deepEqual(
    (await known()).map(({ revokedAt }) => revokedAt),
    [since, null],
  )
  const did = await (await fetchCall(campus().url, didDocument, { schoolId })).json()
  const method = (id: string) => `did:web:${encodeURIComponent(new URL(campus().url).host)}:verification:schools:${schoolId}#${id}`
  assert.deepEqual(did.assertionMethod, [method(after.id)])
  assert.deepEqual(
    did.verificationMethod.map(({ id, revoked }: { id: string; revoked?: string }) => [id, revoked]),
    [
      [method(before.id), since],
      [method(after.id), undefined],
    ],
  )
  assert.match(did.verificationMethod[1].publicKeyMultibase, /^zDn/)
})

test('a certificate is revoked from a moment on: what it signed before still counts, what it signed later does not', async () => {
  const { token, schoolId } = await enterAsAdmin()
  const { serial, id } = (await activeChain(system(), schoolId)).signer
  const [early, late] = [await sign(schoolId), await sign(schoolId, 2)]
  await ask(rotateSigner, { purpose: 'signer' }, { token })
  assert.deepEqual(await revocationsOf(schoolId, 'issuing'), [])
  const since = new Date(early.signedAt.getTime() + day)
  await revokeKey(system(3), schoolId, { id, since: since.toISOString(), reason: '私钥遗失' })
  assert.deepEqual(await revocationsOf(schoolId, 'issuing'), [[serial, since]])
  assert.deepEqual(await revocationsOf(schoolId, 'root'), [])
  assert.deepEqual((await readTrust()).schools.find((school) => school.id === schoolId)?.revoked, [{ serial, since: since.toISOString() }])
  assert.deepEqual([await verdictOf(early.bytes), await verdictOf(late.bytes)], ['sound', 'untrusted'])
  const entry = await campus()
    .base.sql.selectFrom('audit_entry')
    .where('subject_id', '=', id)
    .where('action', '=', 'signing_key.revoke')
    .selectAll()
    .execute()
  assert.equal(entry.length, 1)
})

test('a certificate in use cannot be revoked, and no certificate twice', async () => {
  const { token, schoolId } = await enterAsAdmin()
  const { signer, root } = await activeChain(system(), schoolId)
  const give = (id: string, since = new Date().toISOString()) => ask(revokeSigner, { id, since, reason: '更换' }, { token })
  assert.equal((await give(signer.id)).error, 'signer_in_use')
  assert.equal((await give(root.id)).error, 'signer_in_use')
  assert.equal((await give(nobody)).error, 'not_found')
  await ask(rotateSigner, { purpose: 'signer' }, { token })
  assert.ok((await give(signer.id, new Date(Date.now() + day).toISOString())).fields?.['since'])
  const codes = (await Promise.all([give(signer.id), give(signer.id)])).map(({ code }) => Number(code))
  assert.equal(codes.filter((code) => code === 200).length, 1)
  assert.equal((await give(signer.id)).error, 'already_decided')
})

test('after a change of the issuing authority each of them answers for what it revoked', async () => {
  const { token, schoolId } = await enterAsAdmin()
  const { issuing, signer } = await activeChain(system(), schoolId)
  const document = await sign(schoolId)
  await renewIssuing(system(), schoolId)
  assert.equal(await verdictOf(document.bytes), 'sound')
  const since = new Date(Date.now() - day)
  since.setMilliseconds(0)
  await ask(revokeSigner, { id: signer.id, since: since.toISOString(), reason: '更换' }, { token })
  assert.deepEqual(await revocationsOf(schoolId, 'issuing'), [])
  assert.deepEqual(await revocationsOf(schoolId, issuing.serial), [[signer.serial, since]])
  await ask(revokeSigner, { id: issuing.id, since: since.toISOString(), reason: '更换' }, { token })
  assert.deepEqual(await revocationsOf(schoolId, 'root'), [[issuing.serial, since]])
  assert.equal(await verdictOf(document.bytes), 'untrusted')
})

test('a school that is not there, or has no key yet, publishes nothing', async () => {
  const schoolId = await newSchool()
  for (const id of [nobody, schoolId])
    for (const [call, more] of [
      [rootCertificate, {}],
      [didDocument, {}],
      [revocationList, { authority: 'issuing' }],
    ] as const)
      assert.equal((await (await fetchCall(campus().url, call, { schoolId: id, ...more })).json()).error, 'not_found')
  const other = await newSchool()
  const { issuing, signer } = await activeChain(system(), other)
  for (const authority of [issuing.serial, signer.serial]) {
    const answer = await fetchCall(campus().url, revocationList, { schoolId, authority })
    assert.equal((await answer.json()).error, 'not_found')
  }
  assert.equal((await (await fetchCall(campus().url, revocationList, { schoolId: other, authority: 'signer' })).json()).error, 'bad_input')
})
