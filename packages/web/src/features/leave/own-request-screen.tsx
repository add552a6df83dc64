import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import { NoRequest } from './no-request.tsx'
import { OwnRequest } from './own-request.tsx'

export default function OwnRequestScreen() {
  const { id } = useQueryOf(messagesPaths.leaveRequest)
  return id ? <OwnRequest id={id} /> : <NoRequest list={messagesPaths.ownLeave} />
}
