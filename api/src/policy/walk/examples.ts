import { newProduct } from '../../testing/test-shop'
import type { PrivateThings } from './private-things'

/** A valid request; if a route is about owned data, it uses data of `ada` or `sol`. */
export interface Example {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  headers?: Record<string, string>
}

const address = {
  ...{ name: 'Eve', phone: '01700000000', street: 'Lake Road 4', district: 'Dhaka' },
  ...{ subDistrict: 'Gulshan', country: 'Bangladesh', postalCode: '1212' },
}
const email = { email: 'ada@shop.example' }

/** Example requests for operations that need parameters or a body; the others need none. */
export function examples(own: PrivateThings): Record<string, Example> {
  const { product, question, answer, review, hidden, variant } = own
  const order = { params: { id: own.order } }
  const sold = { params: { id: own.sold } }
  const parcel = { params: { id: own.sold, parcel: own.parcel } }
  const given = { params: { id: own.address } }
  const line = { productId: product, quantity: 1 }
  const text = { text: 'Words of somebody else.' }
  const reported = { productId: product, kind: 'review', contentId: review }
  const draft = { params: { id: hidden } }
  const payout = { params: { id: own.payout } }
  const { id: _, sku: __, images: ___, createdAt: ____, priceCents: _____, description, ...goods } = newProduct()
  const input = { ...goods, desc: description, images: [], price: 9.99 }
  const { featured: ______, ...sellerInput } = input
  const coupon = { code: 'WALK5', kind: 'amount', amount: 5 }
  return {
    listRelated: { query: { category: 'books' } },
    listProductsById: { query: { ids: product } },
    getProduct: { params: { id: hidden } },
    getSellerShop: { params: { slug: 'no-such-shop' } },
    listSuggestions: { query: { search: 'draft' } },
    quote: { body: { products: [line] } },

    confirmOrder: {
      headers: { 'idempotency-key': 'walk-of-the-policy' },
      body: {
        ...{ ...address, ...email, orderNotes: 'n', paymentType: 'check_payments' },
        ...{ products: [line], orderTotal: 1 },
      },
    },
    withdrawOrder: { headers: { 'idempotency-key': 'walk-of-the-policy' } },
    listUserOrders: { query: email },
    getOrder: order,
    previewCancel: order,
    cancelOrder: { ...order, body: {} },
    previewReturn: { params: { id: own.arrived }, query: { lines: '0:1' } },
    requestReturn: { params: { id: own.delivered }, body: { reason: 'It is not mine.' } },
    changeSavedLists: { body: { cart: [], wishlist: [] } },

    login: { body: email },
    register: { body: { ...email, name: 'Eve' } },
    getMe: { query: email },
    updateUser: { query: email, body: { name: 'Eve' } },
    addAddress: { body: address },
    replaceAddress: { ...given, body: address },
    deleteAddress: given,
    setDefaultAddress: given,

    listReviews: { params: { id: hidden } },
    writeReview: { params: { id: product }, body: { stars: 1, ...text } },
    changeReview: { params: { id: product, review }, body: { stars: 1 } },
    deleteReview: { params: { id: product, review } },
    listQuestions: { params: { id: hidden } },
    askQuestion: { params: { id: hidden }, body: text },
    answerQuestion: { params: { id: product, question }, body: text },
    deleteQuestion: { params: { id: product, question } },
    deleteAnswer: { params: { id: product, question, answer } },
    listOwnTexts: { params: { id: product } },

    requestPreorder: { body: { email: 'eve@shop.example', productDetails: 'a mug' } },
    requestBackInStock: { params: { id: hidden }, body: { email: 'eve@shop.example' } },
    getAlertConfirmation: { query: { token: 'x'.repeat(43) } },
    confirmAlert: { body: { token: 'x'.repeat(43) } },
    unsubscribe: { query: { token: 'x'.repeat(43) }, body: {} },
    sendContactMessage: { body: { name: 'Eve', email: 'eve@shop.example', message: 'A word with you, please.' } },

    sellerGetProduct: draft,
    sellerCreateProduct: { body: sellerInput },
    sellerChangeProduct: { ...draft, body: { name: 'Taken over' } },
    sellerChangeStock: { ...draft, body: { change: 1, variant } },
    sellerSetVariants: { ...draft, body: { variants: [] } },
    sellerImportProducts: { body: { file: 'id,title', dryRun: false } },
    sellerReplyToReview: { params: { id: product, review }, body: text },
    sellerReport: { body: { ...reported, reason: 'Advertising' } },
    sellerChangeShop: { body: { about: 'Taken over' } },
    sellerGetOrder: sold,
    sellerPreviewParcel: sold,
    sellerSendParcel: { ...sold, body: {} },
    sellerDeliverParcel: parcel,
    sellerSetParcelTracking: { ...parcel, body: { carrier: 'Post', trackingNumber: '1' } },
    sellerDecideReturn: { params: { id: own.soldBefore, return: own.askedBack }, body: { accept: true } },
    addPayoutMethod: { body: { holder: 'Eve', bank: 'Lake Bank', accountNumber: '1234567890' } },
    setDefaultPayoutMethod: payout,
    deletePayoutMethod: payout,

    adminGetOrder: order,
    adminListOrderSenders: order,
    adminPreviewCancel: order,
    adminShipOrders: { body: { ids: [own.sold] } },
    adminConfirmCash: { body: { orders: [{ id: own.sold, parcels: [own.parcel] }] } },
    adminRecordRefund: { params: { id: own.order }, body: { amount: 1, note: 'For the walk.' } },
    adminSetOrderStatus: { ...order, body: { status: 'Confirmed' } },
    adminMarkOrderPaid: { ...order, body: {} },
    adminPreviewParcel: sold,
    adminSendParcel: { ...sold, body: {} },
    adminDeliverParcel: parcel,
    adminSetParcelTracking: { ...parcel, body: { carrier: 'Post', number: '1' } },
    adminDecideReturn: { params: { id: own.delivered, return: own.returned }, body: { accept: true } },
    adminListViews: { params: { list: 'orders' } },
    adminSaveView: { params: { list: 'orders' }, body: { name: 'Unpaid', query: 'paid=no' } },
    adminRemoveView: { params: { list: 'orders', id: own.view } },
    adminCreateCoupon: { body: coupon },
    adminGetCoupon: { params: { code: 'WALK5' } },
    adminChangeCoupon: { params: { code: 'WALK5' }, body: { active: false } },
    adminCreateProduct: { body: input },
    adminGetProduct: draft,
    adminChangeProduct: { ...draft, body: { name: 'Taken over' } },
    adminDuplicateProduct: draft,
    adminUploadImport: {
      query: { name: 'walk.csv' },
      headers: { 'content-type': 'application/octet-stream' },
      body: { any: 'file' },
    },
    adminGetImport: { params: { id: own.import } },
    adminListImportItems: { params: { id: own.import } },
    adminRunImport: { params: { id: own.import } },
    adminCancelImport: { params: { id: own.import } },
    adminChooseImportEncoding: { params: { id: own.import }, body: { encoding: 'windows-1252' } },
    adminEditProducts: {
      body: {
        ...{ key: '0192f0c1-2b3a-7c4d-8e5f-000000000002', dryRun: false, change: { featured: true } },
        products: [{ id: product, edition: 1 }],
      },
    },
    adminGetPrices: draft,
    adminSetVariants: { ...draft, body: { variants: [] } },
    adminMoveStock: {
      ...draft,
      body: { key: '0192f0c1-2b3a-7c4d-8e5f-000000000001', kind: 'received', pieces: 1, variant },
    },
    adminListStockMovements: draft,
    adminCreateSale: {
      body: {
        name: 'Walk',
        endsAt: new Date(Date.now() + 86_400_000).toISOString(),
        rules: [{ product, percent: 10 }],
      },
    },
    adminGetSale: { params: { id: own.sale } },
    adminChangeSale: { params: { id: own.sale }, body: { name: 'Taken over' } },
    adminEndSale: { params: { id: own.sale } },
    adminHideText: { body: { ...reported, reason: 'For the walk.' } },
    adminShowText: { body: reported },
    adminKeepTexts: { body: { texts: [reported] } },
    adminAnswerText: { body: { ...reported, ...text } },
    adminGetMessage: { params: { id: own.message } },
    adminAnswerMessage: { params: { id: own.message }, body: { text: 'For the walk.', answers: 0 } },
    adminResendAnswer: { params: { id: own.message, answer: own.message } },
    adminMarkMessage: { params: { id: own.message }, body: { done: true } },
    adminGetSeller: { params: { id: own.seller } },
    adminDecideSeller: { params: { id: own.seller }, body: { decision: 'suspend', reason: 'For the walk.' } },
    adminDisableUser: { params: { uid: 'ada' }, body: { reason: 'For the walk.' } },
    adminGetUser: { params: { uid: 'ada' } },
    adminSignOutUser: { params: { uid: 'ada' }, body: { reason: 'For the walk.' } },
    adminSetAdministrator: { params: { uid: 'ada' }, body: { administrator: true } },
    adminEnableUser: { params: { uid: 'ada' }, body: { reason: 'For the walk.' } },
  }
}
