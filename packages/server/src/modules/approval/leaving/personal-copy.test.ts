import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemContext } from '../../../context/context.ts'
import { act, apply, approval, openOffice, publish, reason, root } from '../../../testing/approvals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { exportApplications } from './personal-copy.service.ts'

const campus = useTestCampus()

test('the copy of my data has my applications as I see them: without what the process hides from me, in words', async () => {
  const { admin, student, first } = await openOffice(campus())
  const kind = {
    id: 'kind',
    name: 'SelectInput' as const,
    title: '用途',
    props: { options: [{ value: 'visa', label: '签证' }] },
  }
  const items = { id: 'items', name: 'TableList' as const, title: '明细', props: {} }
  const column = (id: string, title: string) => ({ id, name: 'TextInput' as const, title, props: {} })
  const verdict = column('verdict', '内部评语')
  const form = [reason, kind, { ...items, items: [column('what', '物品'), column('note', '内部备注')] }, verdict]
  const hidden = ['verdict', 'note'].map((id) => ({ id, perm: 'H' }))
  const writes = { formPerms: [{ id: 'verdict', perm: 'E' }] }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], writes), { formPerms: hidden }), form })
  const instanceId = await apply(campus(), student, id, { formData: { reason: '盖章', kind: 'visa', items: [{ what: '印章' }] } })
  assert.equal((await act(campus(), first, instanceId, 'agree', { formData: { verdict: '需要注意' } })).code, 200)
  const [copied, ...more] = await exportApplications(systemContext(campus().base), student.person.id)
  assert.deepEqual(
    [copied?.state, copied?.form_values, more],
    [
      'passed',
      [
        { title: '事由', value: '盖章' },
        { title: '用途', value: '签证' },
        { title: '明细', value: [[{ title: '物品', value: '印章' }]] },
      ],
      [],
    ],
  )
  assert.deepEqual(await exportApplications(systemContext(campus().base), first.person.id), [])
})
