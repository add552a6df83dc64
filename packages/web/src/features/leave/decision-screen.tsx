import { useQueryOf } from '../../navigation/use-query-of.ts'
import { messagesPaths } from '../../paths/messages.ts'
import { Decision } from './decision.tsx'
import { NoRequest } from './no-request.tsx'

export default function DecisionScreen() {
  const { id } = useQueryOf(messagesPaths.leaveDecision)
  return id ? <Decision id={id} /> : <NoRequest list={messagesPaths.leaveDecisions} />
}
