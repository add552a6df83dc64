import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import { Decision } from './decision.tsx'
import { NoRequest } from './no-request.tsx'

export default function DecisionScreen() {
  const { id } = useQueryOf(messagesPaths.leaveDecision)
  return id ? <Decision id={id} /> : <NoRequest list={messagesPaths.leaveDecisions} />
}
