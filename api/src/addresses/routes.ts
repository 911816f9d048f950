import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams, success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { writeLimit } from '../rate-limits/limits'
import { addAddress, deleteAddress, listAddresses, replaceAddress, setDefaultAddress } from './address-book'
import { readCheckoutDefaults } from './checkout-defaults'
import { type Address, AddressInputSchema, AddressSchema, CheckoutDefaultsSchema } from './schema'

/** An account's address book. Every change answers with all addresses, since the default may have moved. */
export function addressRoutes(app: App, { db }: Dependencies, { user }: Guards): void {
  const tags = ['Account']
  const guarded = { onRequest: user, config: { rateLimit: writeLimit } }
  const response = { 200: success(Type.Array(AddressSchema)), ...problemResponses }
  const answer = async (book: Promise<Address[]>) => ({ status: 'success' as const, data: await book })

  app.get(
    '/user/addresses',
    {
      onRequest: user,
      schema: {
        operationId: 'listAddresses',
        summary: "List the caller's addresses, the default first",
        tags,
        security: bearer,
        response,
      },
    },
    (request) => answer(listAddresses(db, identityOf(request).uid)),
  )

  app.post(
    '/user/addresses',
    {
      ...guarded,
      schema: {
        operationId: 'addAddress',
        summary: 'Add an address; the first one becomes the default',
        tags,
        security: bearer,
        body: AddressInputSchema,
        response,
      },
    },
    (request) => answer(addAddress(db, identityOf(request), request.body)),
  )

  app.put(
    '/user/addresses/:id',
    {
      ...guarded,
      schema: {
        operationId: 'replaceAddress',
        summary: 'Replace an address',
        tags,
        security: bearer,
        params: IdParams,
        body: AddressInputSchema,
        response,
      },
    },
    (request) => answer(replaceAddress(db, identityOf(request), request.params.id, request.body)),
  )

  app.delete(
    '/user/addresses/:id',
    {
      ...guarded,
      schema: {
        operationId: 'deleteAddress',
        summary: 'Delete an address; if it was the default, the newest one becomes the default',
        tags,
        security: bearer,
        params: IdParams,
        response,
      },
    },
    (request) => answer(deleteAddress(db, identityOf(request), request.params.id)),
  )

  app.post(
    '/user/addresses/:id/default',
    {
      ...guarded,
      schema: {
        operationId: 'setDefaultAddress',
        summary: 'Make an address the default, which prefills the checkout',
        tags,
        security: bearer,
        params: IdParams,
        response,
      },
    },
    (request) => answer(setDefaultAddress(db, identityOf(request), request.params.id)),
  )

  app.get(
    '/shop/checkout-defaults',
    {
      onRequest: user,
      schema: {
        operationId: 'getCheckoutDefaults',
        summary: 'Get the address that prefills the checkout: the default, or else that of the last order',
        tags: ['Orders'],
        security: bearer,
        response: { 200: success(CheckoutDefaultsSchema), ...problemResponses },
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await readCheckoutDefaults(db, identityOf(request).uid),
    }),
  )
}
