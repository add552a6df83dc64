import { consoleLibraryRoutes } from './console/console-library.routes.ts'
import { printFileRoutes } from './files/print-file.routes.ts'
import { libraryRoutes } from './library/library.routes.ts'
import { printOrderRoutes } from './orders/print-order.routes.ts'
import { priceRoutes } from './prices/price.routes.ts'

export const cloudprintRoutes = [...printFileRoutes, ...priceRoutes, ...printOrderRoutes, ...libraryRoutes, ...consoleLibraryRoutes]
