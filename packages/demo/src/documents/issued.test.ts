import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { missing } from '@campus/proof/testing/has-tool.ts'
import { goodReport, trustInPoppler } from '@campus/proof/testing/poppler.ts'
import { checkPdf } from '@campus/proof/verify/check-pdf.ts'
import { systemContext } from '@campus/server/context/context.ts'
import { recordsOf } from '@campus/server/modules/academics/records/record.service.ts'
import { documentById, openPages } from '@campus/server/modules/documents/issued/issued.service.ts'
import { issue } from '@campus/server/modules/documents/issuing/issue.service.ts'
import { makeOrdered } from '@campus/server/modules/documents/issuing/make.service.ts'
import { trustOf } from '@campus/server/modules/documents/keys/keys.service.ts'
import { certificates } from '@campus/server/modules/documents/starter/starter-certificates.ts'
import { publishedVersion } from '@campus/server/modules/documents/versions/version.service.ts'
import { keep } from '@campus/server/modules/signature/own/signature.service.ts'
import { useTestCampus } from '@campus/server/testing/test-campus.ts'
import { actingAs } from '../acting.ts'
import { fillDemoSchool } from '../fill.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { studentSignature } from '../signature/student-signature.ts'
import { readPages, withoutBreaks } from './pdf-text.ts'

const campus = useTestCampus()

const holder = personId('100001')

/** Has every certificate of the demo made for its student, as the counter would. */
const makeAll = async () => {
  const { base } = campus()
  const ctx = systemContext(base)
  await fillDemoSchool({ sql: base.sql, secretBox: base.services.secretBox, blobs: base.services.blobs }, new Date())
  const records = await recordsOf(ctx, holder)
  const signature = await keep(actingAs(ctx, '100001'), { made: { method: 'drawn', strokes: studentSignature } })
  const made: { code: string; serial: string; file: Buffer }[] = []
  for (const { code } of certificates) {
    const version = await publishedVersion(ctx, idOf('template', code), demoUniversity.id)
    const record = records.find(({ standing }) => version.rules.standings.includes(standing))
    assert.ok(record, code)
    const scores = await base.sql.selectFrom('score').where('record_id', '=', record.id).select('id').limit(3).execute()
    const scoreIds = version.rules.choosesCourses ? scores.map((score) => score.id) : []
    const heading = version.rules.heading === 'none' ? '' : '示范科技有限公司'
    const choices = { heading, academicYears: [], scoreIds, ...(version.rules.wantsSignature && { signatureFileId: signature.fileId }) }
    const { id } = await issue(ctx, { version, holderId: holder, recordId: record.id, choices, madeBy: holder })
    await makeOrdered(ctx, id)
    const document = await documentById(ctx, id)
    assert.equal(document?.state, 'valid', `${code}: ${document?.reason}`)
    assert.ok(document)
    const content = await openPages(ctx, document)
    made.push({ code, serial: document.serial, file: await buffer(content) })
  }
  return { made, trust: await trustOf(ctx) }
}

test('every certificate of the demo is signed, valid for our check and for poppler, and names its holder', async (context) => {
  const { made, trust } = await makeAll()
  assert.ok(made.length >= 10)
  const root = trust.schools.find(({ id }) => id === demoUniversity.id)?.root
  const without = missing('pdfsig', 'certutil')
  if (without) context.diagnostic(without)
  const poppler = without || !root ? undefined : trustInPoppler(Buffer.from(root, 'base64'))
  if (poppler) context.after(poppler.remove)
  for (const { code, serial, file } of made) {
    const { verdict, schoolId } = await checkPdf(file, trust)
    assert.deepEqual([verdict, schoolId], ['sound', demoUniversity.id], code)
    const text = (await readPages(file)).map(({ text }) => text).join('')
    assert.ok(text.includes(withoutBreaks(serial)), code)
    const report = poppler?.report(file)
    for (const line of report === undefined ? [] : goodReport) assert.ok(report?.includes(line), `${code}: ${report}`)
  }
})
