import { ProcessTree } from '@campus/contract/approval/process-tree.ts'
import { ProcessSettings } from '@campus/contract/approval/settings.ts'
import { type Language, say } from '@campus/contract/language.ts'
import type { FirstVersion, Matter } from '../matter.ts'
import { formOf } from './matter-form.ts'

/** One who holds the post decides. */
const officeStep = ({ step, postId }: NonNullable<FirstVersion['office']>, waiveWords: boolean, language: Language) => ({
  id: 'node_2',
  name: say(step, language),
  type: 'APPROVAL',
  props: {
    assignedType: 'ROLE',
    assignedRole: [postId],
    mode: 'OR',
    firstDecides: true,
    waiveWords,
    nobody: { handler: 'TO_ADMIN', assignedUser: [] },
  },
})

/** What a school begins with: the nearest managers decide, any one of them, and those above them may step in; then an office, where there is one. */
export const firstVersionOf = (
  matter: Matter,
  { step, nobody, timeLimit, waiveWords = false, edits = [], office }: FirstVersion,
  language: Language,
) => ({
  tree: ProcessTree.parse({
    id: 'root',
    name: say(['发起', 'Apply', '發起'], language),
    type: 'ROOT',
    props: {},
    children: {
      id: 'node_1',
      name: say(step, language),
      type: 'APPROVAL',
      props: {
        assignedType: 'NEAREST_MANAGER',
        mode: 'OR',
        firstDecides: true,
        overseen: true,
        waiveWords,
        nobody: { handler: nobody, assignedUser: [] },
        formPerms: edits.map((id) => ({ id, perm: 'E' })),
        ...(timeLimit === undefined ? {} : { timeLimit }),
      },
      ...(office === undefined ? {} : { children: officeStep(office, waiveWords, language) }),
    },
  }),
  form: formOf(matter, language),
  settings: ProcessSettings.parse({}),
})
