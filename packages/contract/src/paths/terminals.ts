import { path } from './path.ts'

/** Where the terminals are and what is wrong with them; who fetches paper for whom. */
export const terminalsPaths = {
  map: path<{ ability?: string; id?: string }>('/pages/electronic/terminalLocation'),
  reportFault: path<{ terminalId?: string }>('/pages/electronic/Terminal_exception'),
  /** `id` is shown beside the list where there is room. */
  faultReports: path<{ id?: string }>('/pages/electronic/terminal_exception_history'),
  /** `id` is shown beside the list where there is room. */
  entrustments: path<{ part?: string; state?: string; id?: string }>('/pages/electronic/entrustLog'),
  entrust: path<{ itemId?: string }>('/pages/electronic/entrustLogAdd'),
  /** One that I was given, to answer it and to get its code; without an id all of them. */
  entrusted: path<{ id?: string }>('/pages/electronic/entrustPickup'),
}
