import { ProcessSettings } from '@campus/contract/approval/settings.ts'
import { type Language, type Phrase, say } from '@campus/contract/language.ts'

const names = {
  start: ['发起', 'Apply', '發起'],
  approval: ['审批', 'Approval', '審批'],
  reason: ['申请说明', 'Reason', '申請說明'],
} as const satisfies Record<string, Phrase>

/** What a new process begins with: a starter, one step without people yet, and one field. */
export const emptyProcess = (language: Language) => ({
  tree: JSON.stringify({
    id: 'root',
    name: say(names.start, language),
    type: 'ROOT',
    props: {},
    children: {
      id: 'node_1',
      name: say(names.approval, language),
      type: 'APPROVAL',
      props: { assignedType: 'ASSIGN_USER', assignedUser: [] },
    },
  }),
  form: JSON.stringify([
    {
      id: 'field1',
      name: 'TextareaInput',
      title: say(names.reason, language),
      valueType: 'String',
      props: { required: true, abstract: true },
    },
  ]),
  settings: JSON.stringify(ProcessSettings.parse({})),
})
