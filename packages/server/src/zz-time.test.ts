import { test } from 'node:test'
import { systemContext } from './platform/context.ts'
import { enter } from './testing/enter.ts'
import { uploadAndRead } from './testing/table-upload.ts'
import { useTestCampus } from './testing/test-campus.ts'
import { makeUnit } from './testing/units.ts'
import { readTable } from './modules/administration/tables/table-work.ts'
import { readColumns } from './modules/administration/imports/columns.rules.ts'
import { readLine } from './modules/administration/imports/line.rules.ts'
import { readImport } from './modules/administration/imports/import-reading.service.ts'
import { carryOutImport } from './modules/administration/imports/import-running.service.ts'
import { spellName } from './modules/people/name-spelling.service.ts'
const campus = useTestCampus({ environment: { REQUESTS_PER_MINUTE: '1000000' } })
const csvOf = (count: number, from = 0) => {
  const lines = Array.from({ length: count }, (_, at) => from + at + 1).map(
    (at) => `S${String(at).padStart(6, '0')},同学${at},CS2401,2024,137${String(at).padStart(8, '0')},s${at}@example.edu.cn`,
  )
  return `学号,姓名,班级,年级,手机号,邮箱\n${lines.join('\n')}\n`
}
test('time', async () => {
  const { schoolId, token } = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { sql } = campus().ground
  await makeUnit(sql, schoolId, { kind: 'class', code: 'CS2401' })
  const clock = (label: string, t: number) => { const c = process.cpuUsage(); console.log(label, Math.round(performance.now() - t), 'cpu', Math.round((c.user + c.system) / 1000)) }
  let t = performance.now()
  const text = csvOf(20000)
  const table = await readTable(Buffer.from(text), 'csv'); clock('readTable', t)
  t = performance.now(); const { lines } = readColumns(table); clock('columns', t)
  t = performance.now(); lines.map(readLine); clock('readLine', t)
  t = performance.now(); for (const l of lines) spellName(l.cells.name ?? ''); clock('spell', t)
  t = performance.now()
  const { id } = await uploadAndRead(campus().url, token, { bytes: text }); clock('upload+read', t)
  await sql.updateTable('person_import').set({ state: 'reading' }).where('id', '=', id).execute()
  t = performance.now(); await readImport(systemContext(campus().ground), id); clock('readImport', t)
  await sql.updateTable('person_import').set({ state: 'running' }).where('id', '=', id).execute()
  t = performance.now(); await carryOutImport(systemContext(campus().ground), id); clock('carryOut', t)
  t = performance.now()
  await uploadAndRead(campus().url, token, { bytes: text }); clock('upload+read again', t)
})
