import type { PeopleRule } from '@campus/contract/approval/node-people.ts'
import type { DelayNode, TriggerNode } from '@campus/contract/approval/process-tree.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { Part } from '../tree-parts.ts'
import { assignedNames, treeWords } from './words.ts'

const shownNames = 3

/** What a part does, in one line on its card. */
export const usePartSummary = (titleOfField: (id: string) => string): ((part: Part) => string) => {
  const words = useWords(treeWords)
  const say = useSay()

  const namesOf = (members: readonly { readonly name: string }[]) => {
    const names = members.slice(0, shownNames).map(({ name }) => name)
    return names.join(words.comma) + (members.length > shownNames ? ' …' : '')
  }

  const people = (rule: PeopleRule): string => {
    const kind = say(assignedNames[rule.assignedType])
    const detail = () => {
      if (rule.assignedType === 'ASSIGN_USER') return namesOf(rule.assignedUser)
      if (rule.assignedType === 'ASSIGN_LEADER') return namesOf(rule.assignedDept)
      if (rule.assignedType === 'LEADER') return words.level(rule.leader.level)
      if (rule.assignedType === 'FORM_USER' || rule.assignedType === 'FORM_DEPT') return titleOfField(rule.formField)
      return ''
    }
    const said = detail()
    if (rule.assignedType === 'ASSIGN_USER') return said || words.nobodyYet
    return said ? `${kind}: ${said}` : kind
  }

  const delay = ({ props }: DelayNode) =>
    props.type === 'FIXED'
      ? words.waits(props.time, words[props.unit])
      : words.until(props.type === 'AUTO' ? props.dateTime : new Date(props.dateTime).toLocaleString())

  const trigger = ({ props }: TriggerNode) =>
    props.type === 'EMAIL' ? words.mailTo(props.email.to.join(', ')) : `${props.http.method} ${props.http.url || words.noAddress}`

  return (part) => {
    switch (part.type) {
      case 'ROOT':
        return part.props.assignedUser.length === 0 ? words.everybody : words.someMay(namesOf(part.props.assignedUser))
      case 'APPROVAL':
      case 'TASK':
      case 'CC':
        return people(part.props)
      case 'DELAY':
        return delay(part)
      case 'TRIGGER':
        return trigger(part)
      case 'SUBPROC':
        return part.props.subProcCode === '' ? words.noSubprocess : words.startsSubprocess
      case 'CONDITION':
      case 'INCLUSIVE': {
        if (part.props.type !== 'SIMPLE') return words.rule
        const count = part.props.groups.reduce((sum, { conditions }) => sum + conditions.length, 0)
        return count === 0 ? words.isDefault : words.conditions(count)
      }
      case 'CONCURRENT':
        return words.always
      default:
        return ''
    }
  }
}
