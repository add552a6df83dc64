import { ProcessSettings } from '@campus/contract/approval/settings.ts'

/** What a new process begins with: a starter, one step without people yet, and one field. */
export const emptyProcess = () => ({
  tree: JSON.stringify({
    id: 'root',
    name: '发起',
    type: 'ROOT',
    props: {},
    children: { id: 'node_1', name: '审批', type: 'APPROVAL', props: { assignedType: 'ASSIGN_USER', assignedUser: [] } },
  }),
  form: JSON.stringify([
    { id: 'field1', name: 'TextareaInput', title: '申请说明', valueType: 'String', props: { required: true, abstract: true } },
  ]),
  settings: JSON.stringify(ProcessSettings.parse({})),
})
