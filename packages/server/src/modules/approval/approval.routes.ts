import { peopleRoutes } from './people/people.routes.ts'

export const approvalRoutes = [...peopleRoutes]
