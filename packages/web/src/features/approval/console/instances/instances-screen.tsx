import { consolePaths } from '@campus/contract/paths/console.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ApplicationsView } from './applications-view.tsx'
import { PeopleView } from './people-view.tsx'

/** The applications of the school, for who looks after them. */
export default function InstancesScreen() {
  const addressed = useAddressed(consolePaths.approvalInstances)
  return addressed.query.view === 'people' ? <PeopleView of={addressed} /> : <ApplicationsView of={addressed} />
}
