import { runTasks } from '../../platform/process/child-work.ts'
import { drawPicture } from './draw-picture.ts'

runTasks(drawPicture)
