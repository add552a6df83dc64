import { mayOpen } from '../navigation/guard.ts'
import { findScreen } from '../navigation/registry.ts'
import type { Session } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { type Service, type ServiceGroup, serviceGroups, services } from './services.ts'

const isOffered = ({ path }: Service, session: Pick<Session, 'token' | 'remember' | 'user'>) => {
  const screen = findScreen(path.address)
  return screen !== undefined && mayOpen(screen.guard, session) === 'open'
}

/** The services this person may use, as the school orders them. */
export const useOffered = (): readonly Service[] => {
  const session = { token: useSession('token'), remember: useSession('remember'), user: useSession('user') }
  return services.filter((service) => isOffered(service, session))
}

type GroupedServices = readonly (readonly [ServiceGroup, readonly Service[]])[]

/** By what people come for; groups without a service are left out. */
export const inGroups = (offered: readonly Service[]): GroupedServices =>
  (Object.keys(serviceGroups) as ServiceGroup[])
    .map((name) => [name, offered.filter(({ group }) => group === name)] as const)
    .filter(([, ofGroup]) => ofGroup.length > 0)
