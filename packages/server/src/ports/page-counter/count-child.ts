import { runTasks } from '../../platform/process/child-work.ts'
import { countPages } from './count-pages.ts'
import type { CountTask } from './page-counter.ts'

runTasks(({ bytes, max }: CountTask) => countPages(bytes, max))
