import { runTasks } from '../../platform/child-work.ts'
import { drawPicture } from './draw-picture.ts'

runTasks(drawPicture)
