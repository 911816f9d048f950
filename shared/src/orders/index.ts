/** Order parts that several remotes show. Each remote bundles its own copy, so that the first page does not carry them. */
export { OrderLines } from './order-lines'
export { productPath } from './product-path'
