// Written by "npm run openapi -w tools/openapi" from the API's OpenAPI document. Do not edit.
// sha256 of the document: 6ee4d18781485aa3c442afe6cd70a6dcb44260e849834371e51a1b0ec18e697c
export interface paths {
    "/api/v1/shop/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All products, newest first, or one collection in its ranking */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of a category, best selling first */
        get: operations["listRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/categorywise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The category and search listing, with facets over the whole result */
        get: operations["listCategorywise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The named products as they are now, in the order asked for; unknown ids are left out */
        get: operations["listProductsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/data/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product with its variants */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories with their picture and number of products */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sellers/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop of an approved seller */
        get: operations["getSellerShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sitemap/shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Slugs and last changes of all shops, for the sitemap */
        get: operations["listShopPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sitemap/shops/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where each page of the sitemap of shops begins */
        get: operations["listShopPageStarts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products, categories, brands and shops for what was typed so far */
        get: operations["listSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ids and last changes of all shown products, up to 50000 at a time */
        get: operations["listSitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sitemap/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where each page of the sitemap begins */
        get: operations["listSitemapPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The running sale, or null */
        get: operations["getSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/shipping-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What delivery and tax cost */
        get: operations["getShippingRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What these products cost now, and how many of each can be bought */
        post: operations["quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the shop’s pages may promise: e-mails, payment, delivery, returns, contact */
        get: operations["getShopSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/orderconfirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place an order */
        post: operations["confirmOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/userorders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the caller's orders, newest first */
        get: operations["listUserOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order: the caller's own, or any for an administrator */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an own order or pieces of it before it is shipped; they go back into stock */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/orders/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to return an own order or pieces of it within 60 days of delivery */
        post: operations["requestReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders that hold the seller’s products, newest first */
        get: operations["sellerListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seller’s part of one order */
        get: operations["sellerGetOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders/{id}/parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send own pieces of a confirmed order, or all that are left, in one parcel */
        post: operations["sellerSendParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders/{id}/parcels/{parcel}/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that an own parcel has arrived */
        post: operations["sellerDeliverParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders/{id}/parcels/{parcel}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or correct the tracking of an own parcel */
        post: operations["sellerSetParcelTracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders/{id}/returns/{return}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a return of own products, which puts its pieces back into stock, or refuse it with a note */
        post: operations["sellerDecideReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/get-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's user record */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/update-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the caller's user record; the e-mail address stays */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/v1/user/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's addresses, the default first */
        get: operations["listAddresses"];
        put?: never;
        /** Add an address; the first one is the default */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace an address */
        put: operations["replaceAddress"];
        post?: never;
        /** Delete an address; after the default, the newest one is it */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/addresses/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an address the default, which prefills the checkout */
        post: operations["setDefaultAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/checkout-defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address that prefills the checkout: the default one, or else that of the last order */
        get: operations["getCheckoutDefaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seller's payout methods, the default first; only the ends of account numbers */
        get: operations["listPayoutMethods"];
        put?: never;
        /** Add a payout method; the first one is the default */
        post: operations["addPayoutMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/payouts/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a payout method the default */
        post: operations["setDefaultPayoutMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a payout method; after the default, the newest one is it */
        delete: operations["deletePayoutMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download everything that the shop keeps about the caller */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the caller's account; needs a sign-in of the last five minutes, and no open order */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's saved cart and wishlist */
        get: operations["getSavedLists"];
        put?: never;
        /** Change lines of the caller's saved cart and wishlist; the later change of a line wins */
        post: operations["changeSavedLists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reviews of a product, and how many give how many stars */
        get: operations["listReviews"];
        put?: never;
        /** Review a product that one bought: once for each order line */
        post: operations["writeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/reviews/{review}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take away one’s own review; an administrator any */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        /** Change one’s own review */
        patch: operations["changeReview"];
        trace?: never;
    };
    "/api/v1/shop/products/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions about a product with their answers, newest first */
        get: operations["listQuestions"];
        put?: never;
        /** Ask a question about a product */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/questions/{question}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question: the shop, the product’s seller, or who bought it */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/questions/{question}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take away one’s own question with its answers; an administrator any */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/questions/{question}/answers/{answer}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take away one’s own answer; an administrator any */
        delete: operations["deleteAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/preorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for an e-mail when a product is released; once per e-mail address and product */
        post: operations["requestPreorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/back-in-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for an e-mail when a product, or one variant of it, is in stock again */
        post: operations["requestBackInStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the shop; the message is kept, and mailed to its support address if there is one */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of the contact form, newest first */
        get: operations["adminListMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Note that a message of the contact form is dealt with, or new again */
        patch: operations["adminMarkMessage"];
        trace?: never;
    };
    "/api/v1/shop/products/{id}/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller wrote about a product, and may write */
        get: operations["listOwnTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions of the caller's account, this one too */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The numbers of the dashboard */
        get: operations["adminSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders, newest first */
        get: operations["adminListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order */
        get: operations["adminGetOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an order on; a step that the order cannot take is a 409 */
        post: operations["adminSetOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupons, newest first */
        get: operations["adminListCoupons"];
        put?: never;
        /** Create a coupon; a code that exists is a 409 */
        post: operations["adminCreateCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/coupons/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One coupon */
        get: operations["adminGetCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Switch a coupon on or off, or change when and how often it holds */
        patch: operations["adminChangeCoupon"];
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the money of an order has arrived; a 409 when it is paid or cancelled */
        post: operations["adminMarkOrderPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/returns/{return}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a return, which puts its pieces back into stock, or refuse it with a note */
        post: operations["adminDecideReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send pieces of an order, or all that is left, in one parcel per sender */
        post: operations["adminSendParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/parcels/{parcel}/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a parcel has arrived; the order is delivered with its last one */
        post: operations["adminDeliverParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/parcels/{parcel}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or correct the tracking of a parcel */
        post: operations["adminSetParcelTracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products, newest first, hidden ones too */
        get: operations["adminListProducts"];
        put?: never;
        /** Add a product */
        post: operations["adminCreateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product, hidden ones too */
        get: operations["adminGetProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a product; a new price is added to its price history */
        patch: operations["adminChangeProduct"];
        trace?: never;
    };
    "/api/v1/seller/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales by day, and what waits for the seller */
        get: operations["sellerOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions about the seller’s products, open ones first, then the newest */
        get: operations["sellerListQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reviews of the seller’s products, those without a reply first, then the newest */
        get: operations["sellerListReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/products/{id}/reviews/{review}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reply to a review of an own product; an empty text takes the reply back */
        put: operations["sellerReplyToReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a review, question or answer about an own product to the shop, once */
        post: operations["sellerReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reported texts that wait for a decision, newest first */
        get: operations["adminListReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/reports/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep or remove a reported text; all of its reports are settled */
        post: operations["adminSettleReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seller’s own shop */
        get: operations["sellerGetShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change what the shop says of itself; its name stays */
        patch: operations["sellerChangeShop"];
        trace?: never;
    };
    "/api/v1/seller/products/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import products from a CSV file, matched by SKU; a dry run says what it would do */
        post: operations["sellerImportProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seller’s products, archived ones too */
        get: operations["sellerListProducts"];
        put?: never;
        /** Add a product to the seller’s shop */
        post: operations["sellerCreateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product of the seller with its variants */
        get: operations["sellerGetProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a product; a new price enters its price history, `active: false` archives it */
        patch: operations["sellerChangeProduct"];
        trace?: never;
    };
    "/api/v1/seller/products/{id}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the variants of a product: the cheapest one’s price is the product’s */
        put: operations["sellerSetVariants"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/products/{id}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the stock of a product or a variant by a difference */
        post: operations["sellerChangeStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users, newest first */
        get: operations["adminListUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{uid}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close an account: it can do nothing any more */
        post: operations["adminDisableUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{uid}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a closed account again */
        post: operations["adminEnableUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s application or shop with its steps; null before the caller has applied */
        get: operations["getOwnSeller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/sellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications and shops, the latest application first */
        get: operations["adminListSellers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/sellers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application or shop with its steps */
        get: operations["adminGetSeller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/sellers/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve or decline an application, suspend or reinstate a shop; it is recorded and mailed */
        post: operations["adminDecideSeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/telemetry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Failure rates and web vitals by remote and version */
        get: operations["adminTelemetry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products/{id}/variants/{variant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the stock of a variant; the product’s is the sum of all */
        patch: operations["adminSetVariantStock"];
        trace?: never;
    };
    "/api/v1/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the product of a sign-in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a record of the token's account; called again, it keeps the record */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/alerts/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a confirmation link is about; a bad or old link is a 404 */
        get: operations["getAlertConfirmation"];
        put?: never;
        /** Confirm a request for an e-mail; again changes nothing */
        post: operations["confirmAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/alerts/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all alerts of the address to which the link was sent (RFC 8058) */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a JPEG, PNG or GIF of at most 5 MB and at least 300 × 300 pixels; it is kept without its metadata */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/become-seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply to sell; who was declined may apply again, and may leave out pictures that stay */
        post: operations["becomeSeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Whom it is made for; unisex: everybody
         * @enum {string}
         */
        Audience: "men" | "women" | "kids" | "unisex";
        /** @enum {string} */
        ProductStatus: "in-stock" | "pre-order" | "up-coming";
        /**
         * @description What can be done now: in-stock and pre-order can be bought, up-coming is announced, sold-out has no stock in any variant
         * @enum {string}
         */
        Availability: "in-stock" | "pre-order" | "up-coming" | "sold-out";
        ProductSeller: {
            /** @description The shop’s page is /shop/{slug} */
            slug: string;
            name: string;
        };
        Product: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description Addresses; the first is the main picture */
            images: string[];
            /** @description For each picture the colours of its ground, above and below, as twelve hexadecimal digits */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent where the product comes in one form */
            variantCount?: number;
            /** @description Dollars: the dearest variant’s price; absent where every variant costs `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price of the 30 days before the sale; absent unless above price */
            regularPrice?: number;
        };
        ProductPage: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["Product"][];
            count: number;
            /** @description Send it with further pages, so that products added meanwhile do not shift them */
            snapshot: string;
        };
        Problem: {
            /** @enum {string} */
            status: "error";
            message: string;
            field?: string;
        };
        FacetValue: {
            value: string;
            count: number;
        };
        RatingFacet: {
            stars: number;
            count: number;
        };
        PriceRange: {
            min: number;
            max: number | null;
            count: number;
        };
        Facets: {
            availability: components["schemas"]["FacetValue"][];
            /** @description Most products first; 200 at most */
            brand: components["schemas"]["FacetValue"][];
            /** @description Category keywords, most products first */
            category: components["schemas"]["FacetValue"][];
            /** @description Those that narrow the result: on-sale, featured */
            collection: components["schemas"]["FacetValue"][];
            /** @description So many stars and more: 4, 3, 2, 1 */
            rating: components["schemas"]["RatingFacet"][];
            /** @description Dollars; null when nothing was found */
            price: {
                min: number;
                max: number;
            } | null;
            /** @description Dollars, both ends included; null: and above. As min and max they give exactly these products */
            priceRanges: components["schemas"]["PriceRange"][];
        };
        /** @description Where name and description answer the search */
        Highlight: {
            name: number[][];
            desc: number[][];
        };
        /** @description For a search that finds nothing: what comes near, and what others buy */
        Instead: {
            near: components["schemas"]["Product"][];
            popular: components["schemas"]["Product"][];
        };
        Listing: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["Product"][];
            count: number;
            /** @description False for a search that finds more than are counted: "20,000+" */
            countIsExact: boolean;
            facets: components["schemas"]["Facets"];
            /** @description Send it with further pages, so that products added meanwhile do not shift them */
            snapshot: string;
            /** @description For a search: one for each product of data, in its order */
            highlights?: components["schemas"]["Highlight"][];
            /** @description The search with its misspelt words corrected, where what was typed finds nothing */
            corrected?: string;
            /** @description The words that were searched instead, where no product has all of them */
            relaxed?: string;
            instead?: components["schemas"]["Instead"];
        };
        Variant: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            sku: string;
            /** @description Empty where the product comes in one colour */
            colour: string;
            /** @description Empty where the product comes in one size */
            size: string;
            /** @description What tells it apart, such as "Rust, M" */
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            stock: number;
            /** @description Addresses; the first is the main picture */
            images: string[];
            /** @description For each picture the colours of its ground, above and below, as twelve hexadecimal digits */
            tones?: string[];
            /** @description Dollars, as a product’s; absent unless above price */
            regularPrice?: number;
        };
        ProductDetail: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description Addresses; the first is the main picture */
            images: string[];
            /** @description For each picture the colours of its ground, above and below, as twelve hexadecimal digits */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent where the product comes in one form */
            variantCount?: number;
            /** @description Dollars: the dearest variant’s price; absent where every variant costs `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price of the 30 days before the sale; absent unless above price */
            regularPrice?: number;
            /** @description What the pictures show, in their order; absent where nobody wrote it */
            imageAlts?: string[];
            variants: components["schemas"]["Variant"][];
        };
        Category: {
            name: string;
            keyword: string;
            /** @description Address of a picture; empty while the category is */
            image: string;
            count: number;
        };
        SellerShop: {
            slug: string;
            name: string;
            /** @description Plain text; may be empty */
            about: string;
            district: string;
            /** @description An address; absent without a picture */
            profilePicture?: string;
            /** @description An address; absent without a picture */
            logo?: string;
            /** @description An address; absent without a picture */
            coverPhoto?: string;
            /** Format: date-time */
            since: string;
            /** @description Products that are shown */
            productCount: number;
            /** @description Reviews of these products */
            reviewCount: number;
            /** @description Of all these reviews: 1 to 5, one decimal; absent without any */
            rating?: number;
        };
        /** @description The slug of an approved seller’s shop, and when it last changed */
        ShopPage: {
            /** @description Of /shop/{slug} */
            _id: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ShopPages: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["ShopPage"][];
            /** @description What to give as `after` for more; null at the end */
            next: string | null;
        };
        ShopPageStart: {
            /** @description What to give as `after` for this page; null for the first */
            after: string | null;
        };
        SuggestedProduct: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            /** @description As of a product */
            highestPrice?: number;
            image: string;
            /** @description Start and end (exclusive) of what was typed, in UTF-16 code units */
            highlights: number[][];
        };
        SuggestedCategory: {
            keyword: string;
            name: string;
            count: number;
            /** @description Start and end (exclusive) of what was typed, in UTF-16 code units */
            highlights: number[][];
        };
        SuggestedBrand: {
            value: string;
            count: number;
            /** @description Start and end (exclusive) of what was typed, in UTF-16 code units */
            highlights: number[][];
        };
        /** @description The shop of a seller, at /shop/{slug} */
        SuggestedShop: {
            slug: string;
            name: string;
            /** @description Start and end (exclusive) of what was typed, in UTF-16 code units */
            highlights: number[][];
        };
        /** @description Best selling products, categories, brands and sellers’ shops with each word that was typed */
        Suggestions: {
            products: components["schemas"]["SuggestedProduct"][];
            categories: components["schemas"]["SuggestedCategory"][];
            brands: components["schemas"]["SuggestedBrand"][];
            shops: components["schemas"]["SuggestedShop"][];
            /** @description What was typed with its misspelt words corrected, where it finds nothing */
            corrected?: string;
            /** @description The words that were looked for instead, where no product has all of them */
            relaxed?: string;
        };
        /** @description A shown product and when it last changed */
        SitemapEntry: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** Format: date-time */
            updatedAt: string;
        };
        SitemapPage: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["SitemapEntry"][];
            /** @description What to give as `after` for more; null at the end */
            next: string | null;
        };
        SitemapPageStart: {
            /** @description What to give as `after` for this page; null for the first */
            after: string | null;
        };
        Sale: {
            name: string;
            /** Format: date-time */
            endsAt: string;
        };
        ShippingRules: {
            /** @description Dollars, two decimals */
            flat: number;
            /** @description Subtotal above which delivery is free, in dollars */
            freeOver: number | null;
            taxPercent: number;
        };
        WantedProduct: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            quantity: number;
            /**
             * Format: uuid
             * @description Required for a product with several variants; without it such a line is a 400
             */
            variant?: string;
        };
        QuoteLine: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            name: string;
            image: string;
            status: components["schemas"]["ProductStatus"];
            /** @description Dollars, two decimals */
            price: number;
            /** @description As asked for */
            quantity: number;
            stock: number;
            /** @description How many of the quantity can be bought now */
            available: number;
            /** @description Dollars, two decimals */
            total: number;
            /**
             * Format: uuid
             * @description The variant of the line
             */
            variant?: string;
            /** @description Such as "Rust, M" */
            variantName?: string;
            /**
             * Format: date
             * @description YYYY-MM-DD: ordered in advance, shipped from then on
             */
            releaseDate?: string;
        };
        QuoteCoupon: {
            /** @description In capitals */
            code: string;
            /** @enum {string} */
            state: "applied" | "refused";
            /** @description Such as "10 % off"; empty for an unknown code */
            description: string;
            /** @description Why it is refused, a sentence for people */
            reason?: string;
        };
        Quote: {
            lines: components["schemas"]["QuoteLine"][];
            /** @description Requested and no longer sold; not in the totals */
            missing: string[];
            /** @description Variants requested and no longer sold; not in the totals */
            missingVariants: string[];
            /** @description Dollars, two decimals */
            subtotal: number;
            /** @description Dollars off the subtotal, 0 without a coupon */
            discount: number;
            /** @description Dollars, two decimals */
            shippingEstimate: number;
            /** @description Dollars, two decimals */
            taxEstimate: number;
            /** @description Dollars, two decimals */
            orderTotal: number;
            /** @description The tax rate, such as 15 or 7.25 */
            taxPercent: number;
            coupon?: components["schemas"]["QuoteCoupon"];
        };
        /** @enum {string} */
        PaymentType: "direct_bank_transfer" | "check_payments" | "cash_on_delivery";
        PaymentOption: {
            type: components["schemas"]["PaymentType"];
            name: string;
            /** @description What choosing it means, in a sentence or two */
            description: string;
        };
        ShopSettings: {
            /** @description Whether the shop delivers e-mails; if not, no page promises one */
            mail: boolean;
            supportEmail?: string;
            /** @description Postal address, line by line */
            address?: string[];
            taxPercent: number;
            shipping: {
                /** @description Dollars, two decimals */
                flat: number;
                /** @description Subtotal above which delivery is free, in dollars */
                freeOver?: number;
            };
            payments: components["schemas"]["PaymentOption"][];
            /** @description After how many hours an unpaid order expires */
            unpaidExpiryHours: number;
            /** @description Days after delivery in which a return may be requested */
            returnDays: number;
        };
        OrderRequestLine: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            quantity: number;
            /**
             * Format: uuid
             * @description Required for a product with several variants; without it such a line is a 400
             */
            variant?: string;
            name?: unknown;
            image?: unknown;
            /** @description Dollars, as the shopper saw it; another price than the server’s is a 409 */
            price?: unknown;
            /** @description Dollars; another one than price times quantity is a 409 */
            total?: unknown;
        };
        OrderRequest: {
            name: string;
            email: string;
            phone: string | number;
            street?: string;
            district: string;
            subDistrict: string;
            country: string;
            postalCode: string | number;
            orderNotes: string;
            paymentType: components["schemas"]["PaymentType"];
            products: components["schemas"]["OrderRequestLine"][];
            /** @description Dollars, as the shopper saw it; another total than the server’s is a 409 */
            orderTotal: number;
            coupon?: string;
            orderNumber?: unknown;
            status?: unknown;
        };
        /** @enum {string} */
        OrderStatus: "Pending" | "Confirmed" | "Shipped" | "Delivered" | "Cancelled" | "Return requested" | "Returned";
        OrderSeller: {
            /** @description Names the seller, and the shop’s page /shop/{slug} */
            slug: string;
            name: string;
            /** @description Whether the shop’s page can be visited */
            open: boolean;
        };
        OrderLine: {
            /** @description Names the line within its order */
            lineNumber: number;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            name: string;
            /** @description Pieces as ordered */
            quantity: number;
            /** @description Pieces that were cancelled */
            cancelled: number;
            /** @description Pieces that came back with accepted returns */
            returned: number;
            /** @description Pieces that are in parcels */
            shipped: number;
            seller?: components["schemas"]["OrderSeller"];
            /** @description Pieces that the caller may cancel now */
            mayCancel: number;
            /** @description Pieces that the caller may return now */
            mayReturn: number;
            /** @description Whether the caller may write a review of this purchase */
            mayReview: boolean;
            image: string;
            /** @description Dollars, two decimals */
            price: number;
            /** @description Dollars, two decimals */
            total: number;
            /** Format: uuid */
            variant?: string;
            /** @description Such as "Rust, M" */
            variantName?: string;
            /** @description Absent in orders from before it was kept */
            sku?: string;
            /**
             * Format: date
             * @description YYYY-MM-DD: ordered in advance, shipped from then on
             */
            releaseDate?: string;
        };
        OrderEventLine: {
            name: string;
            variantName?: string;
            quantity: number;
        };
        OrderEvent: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "status" | "paid" | "parcel" | "parcel-delivered" | "tracking" | "lines-cancelled" | "return-requested" | "return-accepted" | "return-refused" | "expired";
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            at: string;
            /**
             * @description Who did it
             * @enum {unknown}
             */
            actor: "buyer" | "seller" | "admin" | "system";
            /** @description Plain text: a reason, or what the administrator wrote */
            note?: string;
            /** @description The pieces that it is about, when it is not about the whole order */
            lines?: components["schemas"]["OrderEventLine"][];
            seller?: components["schemas"]["OrderSeller"];
        };
        OrderPayment: {
            /**
             * @description `cancelled`: nothing is to be paid any more
             * @enum {unknown}
             */
            state: "waiting" | "paid" | "on-delivery" | "cancelled";
            /** @description What the buyer writes on the transfer or the check */
            reference: string;
            /** @description Lines of plain text; none when nothing is to be paid */
            instructions: string[];
            /**
             * Format: date-time
             * @description Unpaid until then, the order is cancelled
             */
            dueAt?: string;
            /** Format: date-time */
            paidAt?: string;
        };
        CashToCome: {
            seller?: components["schemas"]["OrderSeller"];
            /** @description Dollars, two decimals */
            amount: number;
        };
        OrderPieces: {
            lineNumber: number;
            quantity: number;
        };
        OrderTracking: {
            carrier: string;
            number: string;
            url?: string;
        };
        OrderParcel: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            seller?: components["schemas"]["OrderSeller"];
            lines: components["schemas"]["OrderPieces"][];
            tracking?: components["schemas"]["OrderTracking"];
            /** Format: date-time */
            shippedAt: string;
            /** Format: date-time */
            deliveredAt?: string;
            /** @description Dollars: what the courier takes for this parcel; absent when nothing is to be paid to the courier */
            cash?: number;
        };
        OrderReturn: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @enum {string} */
            state: "requested" | "accepted" | "refused";
            /** @description Plain text */
            reason: string;
            /** @description Plain text: what the shop or the seller wrote with the decision */
            note?: string;
            lines: components["schemas"]["OrderPieces"][];
            seller?: components["schemas"]["OrderSeller"];
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            decidedAt?: string;
            /**
             * @description Who decided it: the seller of its products, or an administrator
             * @enum {string}
             */
            decidedBy?: "seller" | "admin";
            /** @description Dollars: what is paid back when it is accepted; 0 when it is refused or the order was not paid */
            refund: number;
        };
        Order: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            orderNumber: string;
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            createdAt: string;
            name: string;
            email: string;
            phone: string;
            street: string;
            district: string;
            subDistrict: string;
            country: string;
            postalCode: string;
            orderNotes: string;
            paymentType: components["schemas"]["PaymentType"];
            products: components["schemas"]["OrderLine"][];
            /** @description Dollars, two decimals */
            subtotal: number;
            /** @description Dollars off the subtotal, 0 without a coupon */
            discount: number;
            /** @description Dollars, two decimals */
            shippingEstimate: number;
            /** @description Dollars, two decimals */
            taxEstimate: number;
            /** @description Dollars, two decimals */
            orderTotal: number;
            /** @description The tax rate that the order was placed with, such as 15 */
            taxPercent: number;
            /** @description The code of the redeemed coupon */
            coupon?: string;
            timeline: components["schemas"]["OrderEvent"][];
            /** @description What the caller may set it to now */
            nextStatuses: components["schemas"]["OrderStatus"][];
            payment: components["schemas"]["OrderPayment"];
            /** @description What the courier takes for parcels that are still to be sent, one per sender */
            cashToCome: components["schemas"]["CashToCome"][];
            /** @description Dollars: what is paid back for cancelled and returned pieces of a paid order */
            refund: number;
            /** @description Oldest first; pieces in none are still to be sent */
            parcels: components["schemas"]["OrderParcel"][];
            /** @description Oldest first; at most one per sender is requested */
            returns: components["schemas"]["OrderReturn"][];
        };
        OrderPlaced: {
            /** @enum {string} */
            status: "success";
            message: string;
            data: components["schemas"]["Order"];
        };
        OrderConflict: {
            /** @enum {string} */
            status: "error";
            message: string;
            field?: string;
            quote?: components["schemas"]["Quote"];
        };
        OrderChange: {
            reason?: string;
            lines?: components["schemas"]["OrderPieces"][];
            /** @description How many events of the timeline the caller has seen; another number is a 409 */
            seen?: number;
        };
        /** @description Absent until the order may be sent */
        SellerOrderDelivery: {
            name: string;
            phone: string;
            street: string;
            subDistrict: string;
            district: string;
            postalCode: string;
            country: string;
            /** @description Plain text: what the buyer noted with the order */
            notes: string;
        };
        SellerOrderLine: {
            /** @description Names the line within its order */
            lineNumber: number;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            name: string;
            image: string;
            /** Format: uuid */
            variant?: string;
            variantName?: string;
            sku?: string;
            /**
             * Format: date
             * @description Not to be sent before this day
             */
            releaseDate?: string;
            /** @description Dollars, two decimals */
            price: number;
            /** @description Pieces as ordered */
            quantity: number;
            cancelled: number;
            returned: number;
            /** @description Pieces that are in parcels */
            shipped: number;
            /** @description Pieces that are still to be sent, now or once the order is confirmed and paid */
            toShip: number;
            /** @description Dollars, two decimals */
            total: number;
        };
        SellerParcel: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            lines: components["schemas"]["OrderPieces"][];
            tracking?: components["schemas"]["OrderTracking"];
            /** Format: date-time */
            shippedAt: string;
            /** Format: date-time */
            deliveredAt?: string;
            /** @description Dollars: what the courier takes for this parcel; absent when nothing is to be paid to the courier */
            cash?: number;
        };
        SellerReturn: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @enum {string} */
            state: "requested" | "accepted" | "refused";
            /** @description Plain text */
            reason: string;
            /** @description Plain text: what was written with the decision */
            note?: string;
            lines: components["schemas"]["OrderPieces"][];
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            decidedAt?: string;
            /**
             * @description Who decided it: the seller of its products, or an administrator
             * @enum {string}
             */
            decidedBy?: "seller" | "admin";
        };
        SellerOrder: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            orderNumber: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description `waiting`: the shop has not confirmed the order yet, or it is not paid
             * @enum {string}
             */
            state: "waiting" | "to-ship" | "shipped" | "delivered" | "return-requested" | "returned" | "cancelled";
            /** @description Whether pieces can be sent now */
            mayShip: boolean;
            /** @description Whether the courier collects the money */
            cashOnDelivery: boolean;
            /** @description Dollars: what the courier takes for the pieces that are to be sent, in one parcel */
            cashToCome?: number;
            delivery?: components["schemas"]["SellerOrderDelivery"];
            lines: components["schemas"]["SellerOrderLine"][];
            /** @description Dollars: what own pieces cost that were not cancelled, before any coupon */
            subtotal: number;
            parcels: components["schemas"]["SellerParcel"][];
            returns: components["schemas"]["SellerReturn"][];
        };
        NewSellerParcel: {
            lines?: components["schemas"]["OrderPieces"][];
            carrier?: string;
            trackingNumber?: string;
            trackingUrl?: string;
        };
        SellerTracking: {
            carrier: string;
            trackingNumber: string;
            trackingUrl?: string;
        };
        UserRecord: {
            email: string;
            name: string;
            /** @description YYYY-MM-DD */
            dateOfBirth: string;
            phone: string;
            address: string;
            city: string;
            about: string;
            /** @description Male, Female, Other, or empty */
            gender: string;
            aboutYou: string;
            /** @description Address of the profile picture, or empty */
            picture: string;
            /** Format: date-time */
            createdAt: string;
        };
        UserUpdate: {
            email?: string;
            name?: string;
            dateOfBirth?: string;
            phone?: string | number;
            address?: string;
            city?: string;
            about?: string;
            /** @enum {unknown} */
            gender?: "Male" | "Female" | "Other" | "";
            aboutYou?: string;
            /** @description Key of an uploaded picture; empty removes it */
            picture?: string;
        };
        Address: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            phone: string;
            street: string;
            district: string;
            subDistrict: string;
            country: string;
            postalCode: string;
            isDefault: boolean;
        };
        AddressInput: {
            name: string;
            phone: string;
            street: string;
            district: string;
            subDistrict: string;
            country: string;
            postalCode: string;
            /** @description Makes it the default */
            isDefault?: boolean;
        };
        CheckoutDefaults: {
            /** @description Absent before the first order or address */
            address?: {
                name: string;
                phone: string;
                street: string;
                district: string;
                subDistrict: string;
                country: string;
                postalCode: string;
            };
            /** @enum {unknown} */
            source: "address-book" | "last-order" | "none";
        };
        PayoutMethod: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            holder: string;
            bank: string;
            /** @description The end of the account number */
            lastFour: string;
            isDefault: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        PayoutInput: {
            holder: string;
            bank: string;
            /** @description An IBAN, or 6 to 20 digits; spaces and hyphens are ignored */
            accountNumber: string;
            /** @description Makes it the default */
            isDefault?: boolean;
        };
        SavedCartLine: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /**
             * Format: uuid
             * @description The chosen variant
             */
            variant?: string;
            quantity: number;
            /** Format: date-time */
            changedAt: string;
        };
        SavedWish: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /**
             * Format: uuid
             * @description The chosen variant
             */
            variant?: string;
            /** Format: date-time */
            changedAt: string;
        };
        SavedLists: {
            /** @description In the order in which the lines were added */
            cart: components["schemas"]["SavedCartLine"][];
            /** @description Oldest first; at most 11 */
            wishlist: components["schemas"]["SavedWish"][];
            /** @description Counts the changes of both lists */
            revision: number;
            /**
             * Format: date-time
             * @description The time of the server
             */
            now: string;
            /** @description How many of the oldest lines this change pushed out of the full cart */
            dropped?: number;
        };
        SavedCartChange: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /**
             * Format: uuid
             * @description The chosen variant
             */
            variant?: string;
            /** @description 0 removes the line */
            quantity: number;
            /**
             * Format: date-time
             * @description When the shopper made the last change; a time in the future counts as now
             */
            changedAt: string;
        };
        SavedWishChange: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /**
             * Format: uuid
             * @description The chosen variant
             */
            variant?: string;
            saved: boolean;
            /**
             * Format: date-time
             * @description When the shopper made the last change; a time in the future counts as now
             */
            changedAt: string;
        };
        SavedChanges: {
            /**
             * Format: uuid
             * @description Marks the lines as those of a guest who signed in: they are added, once for each merge id
             */
            merge?: string;
            cart: components["schemas"]["SavedCartChange"][];
            wishlist: components["schemas"]["SavedWishChange"][];
        };
        /** @description Of the product’s seller */
        ReviewReply: {
            /** @description Plain text */
            text: string;
            /** @description The seller’s shop */
            author: string;
            /** Format: date-time */
            at: string;
        };
        Review: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            stars: number;
            /** @description Plain text; may be empty */
            title: string;
            /** @description Plain text */
            text: string;
            /** @description Such as "Bea B." */
            author: string;
            /** @description The author bought it: every review here belongs to an order line */
            verified: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt?: string;
            reply?: components["schemas"]["ReviewReply"];
            /** @description What was bought, such as "Rust, M" */
            variantName?: string;
        };
        StarCount: {
            stars: number;
            count: number;
        };
        ReviewSummary: {
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            reviewCount: number;
            /** @description Five entries, from 5 stars to 1 */
            distribution: components["schemas"]["StarCount"][];
        };
        Reviews: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["Review"][];
            count: number;
            summary: components["schemas"]["ReviewSummary"];
        };
        ReviewInput: {
            stars: number;
            title?: string | "";
            text: string;
            /**
             * Format: uuid
             * @description The order that it is about; else the latest
             */
            order?: string;
            /**
             * Format: uuid
             * @description The variant that it is about; else the first in the order
             */
            variant?: string;
        };
        ReviewSaved: {
            /** @enum {string} */
            status: "success";
            message: string;
            data: components["schemas"]["Review"];
        };
        ReviewChanges: {
            stars?: number;
            title?: string | "";
            text?: string;
        };
        Done: {
            /** @enum {string} */
            status: "success";
            message: string;
        };
        Answer: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @description Plain text */
            text: string;
            /** @description Such as "Bea B.", or the name of a shop */
            author: string;
            /**
             * @description The shop, the product’s seller, or somebody who bought it
             * @enum {string}
             */
            by: "shop" | "seller" | "buyer";
            /** Format: date-time */
            createdAt: string;
        };
        Question: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @description Plain text */
            text: string;
            /** @description Such as "Bea B." */
            author: string;
            /** Format: date-time */
            createdAt: string;
            answers: components["schemas"]["Answer"][];
        };
        QuestionInput: {
            text: string;
        };
        QuestionSaved: {
            /** @enum {string} */
            status: "success";
            message: string;
            data: components["schemas"]["Question"];
        };
        AnswerInput: {
            text: string;
        };
        Preorder: {
            email: string;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            details?: string;
        };
        BackInStock: {
            email: string;
            /**
             * Format: uuid
             * @description Without it: any variant
             */
            variant?: string;
        };
        /** @enum {string} */
        ContactTopic: "order" | "delivery" | "payment" | "return" | "product" | "other";
        ContactMessage: {
            name: string;
            email: string;
            topic: components["schemas"]["ContactTopic"];
            /** @description Of several lines; not blank */
            message: string;
            orderNumber?: string;
        };
        KeptContactMessage: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            email: string;
            topic: components["schemas"]["ContactTopic"];
            message: string;
            orderNumber?: string;
            /** Format: date-time */
            createdAt: string;
            /** @description An administrator has dealt with it */
            done: boolean;
        };
        ContactMessageChange: {
            done: boolean;
        };
        OpenPurchase: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            order: string;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            variant?: string;
            /** @description What was bought, such as "Rust, M" */
            variantName?: string;
        };
        OwnTexts: {
            reviews: components["schemas"]["Review"][];
            /** @description A purchase has no review yet */
            mayReview: boolean;
            /** @description Those without a review, latest first */
            purchases: components["schemas"]["OpenPurchase"][];
            /** @description May answer questions about this product */
            mayAnswer: boolean;
            questions: string[];
            answers: string[];
        };
        AdminSummary: {
            pendingOrders: number;
            /** @description Applications that wait for a decision */
            pendingSellers: number;
            /** @description Reports that wait for a decision */
            openReports: number;
            /** @description Messages of the contact form that nobody has dealt with */
            newMessages: number;
            /** @description Since midnight UTC, cancelled ones left out */
            ordersToday: number;
            /** @description Shown products with five or fewer left */
            lowStock: number;
            /** @description The last 30 days, oldest first, cancelled and returned orders left out; days are UTC */
            revenue: {
                day: string;
                orders: number;
                /** @description Dollars, two decimals */
                total: number;
            }[];
        };
        /** @enum {string} */
        CouponKind: "percentage" | "amount" | "free-shipping";
        Coupon: {
            code: string;
            kind: components["schemas"]["CouponKind"];
            /** @description Of a percentage, such as 10 or 12.5 */
            percent?: number;
            /** @description Dollars, two decimals */
            amount?: number;
            /** @description Such as "10 % off" */
            description: string;
            /** @description Switched off, nobody can use it */
            active: boolean;
            /** @description Dollars: the least subtotal */
            minimum: number;
            /** @description Valid from then on */
            startsAt: string | null;
            /** @description No longer valid from then on */
            endsAt: string | null;
            /** @description In how many orders it may count */
            totalLimit: number | null;
            /** @description In how many orders of one account it may count */
            perUserLimit: number | null;
            /** @description In how many orders it counts now; a cancelled order gives its use back */
            used: number;
            /** Format: date-time */
            createdAt: string;
        };
        CouponInput: {
            /** @description 3 to 32 letters, digits and hyphens; kept in capitals */
            code: string;
            kind: components["schemas"]["CouponKind"];
            /** @description At most two decimals */
            percent?: number;
            /** @description Dollars, two decimals */
            amount?: number;
            /** @description Switched off, nobody can use it */
            active?: boolean;
            /** @description Dollars: the least subtotal */
            minimum?: number;
            /** @description Valid from then on */
            startsAt?: string | null;
            /** @description No longer valid from then on */
            endsAt?: string | null;
            /** @description In how many orders it may count */
            totalLimit?: number | null;
            /** @description In how many orders of one account it may count */
            perUserLimit?: number | null;
        };
        CouponChanges: {
            /** @description Switched off, nobody can use it */
            active?: boolean;
            /** @description Dollars: the least subtotal */
            minimum?: number;
            /** @description Valid from then on */
            startsAt?: string | null;
            /** @description No longer valid from then on */
            endsAt?: string | null;
            /** @description In how many orders it may count */
            totalLimit?: number | null;
            /** @description In how many orders of one account it may count */
            perUserLimit?: number | null;
        };
        NewParcel: {
            lines?: components["schemas"]["OrderPieces"][];
            tracking?: components["schemas"]["OrderTracking"];
        };
        AdminProduct: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description Addresses; the first is the main picture */
            images: string[];
            /** @description For each picture the colours of its ground, above and below, as twelve hexadecimal digits */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent where the product comes in one form */
            variantCount?: number;
            /** @description Dollars: the dearest variant’s price; absent where every variant costs `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price of the 30 days before the sale; absent unless above price */
            regularPrice?: number;
            /** @description Dollars: the price outside sales */
            basePrice: number;
            onSale: boolean;
            /** @description What the pictures show, in their order */
            imageAlts: string[];
            featured: boolean;
            /** @description Shown in the shop */
            active: boolean;
        };
        ProductInput: {
            name: string;
            desc: string;
            /** @description Dollars, two decimals */
            price: number;
            stock: number;
            status: components["schemas"]["ProductStatus"];
            brand: string;
            colour: string;
            condition?: string;
            category: string;
            audience?: components["schemas"]["Audience"];
            tags?: string[];
            /** @description YYYY-MM-DD: when a pre-order or up-coming product becomes an ordinary one; null: not known */
            releaseDate?: string | null;
            featured?: boolean;
            active?: boolean;
            /** @description Picture addresses of this shop */
            images?: string[];
            /** @description What the pictures show, in their order */
            imageAlts?: (string | "")[];
        };
        ProductChanges: {
            name?: string;
            desc?: string;
            /** @description Dollars, two decimals */
            price?: number;
            stock?: number;
            status?: components["schemas"]["ProductStatus"];
            brand?: string;
            colour?: string;
            condition?: string;
            category?: string;
            audience?: components["schemas"]["Audience"];
            tags?: string[];
            /** @description YYYY-MM-DD: when a pre-order or up-coming product becomes an ordinary one; null: not known */
            releaseDate?: string | null;
            featured?: boolean;
            active?: boolean;
            /** @description Picture addresses of this shop */
            images?: string[];
            /** @description What the pictures show, in their order */
            imageAlts?: (string | "")[];
        };
        SellerOverview: {
            /** @description The seller’s products, archived ones, too */
            products: number;
            /** @description Orders with pieces that the seller can send now */
            toShip: number;
            /** @description Returns that wait for the seller’s decision */
            returnsWaiting: number;
            /** @description Shown products with five or fewer left */
            lowStock: number;
            /** @description Questions that neither the seller nor the shop has answered */
            openQuestions: number;
            /** @description Oldest first, without what was cancelled or came back; days are UTC */
            days: {
                day: string;
                orders: number;
                pieces: number;
                /** @description Dollars, two decimals */
                total: number;
            }[];
        };
        AboutProduct: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Empty without a picture */
            image: string;
            active: boolean;
        };
        SellerQuestion: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @description Plain text */
            text: string;
            /** @description Such as "Bea B." */
            author: string;
            /** Format: date-time */
            createdAt: string;
            answers: components["schemas"]["Answer"][];
            product: components["schemas"]["AboutProduct"];
            /** @description Neither the seller nor the shop has answered */
            open: boolean;
            /** @description The seller has reported it */
            reported: boolean;
            reportedAnswers: string[];
        };
        SellerReview: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            stars: number;
            /** @description Plain text; may be empty */
            title: string;
            /** @description Plain text */
            text: string;
            /** @description Such as "Bea B." */
            author: string;
            /** @description The author bought it: every review here belongs to an order line */
            verified: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt?: string;
            reply?: components["schemas"]["ReviewReply"];
            /** @description What was bought, such as "Rust, M" */
            variantName?: string;
            product: components["schemas"]["AboutProduct"];
            /** @description The seller has reported it */
            reported: boolean;
        };
        ReplyInput: {
            /** @description Plain text; empty takes the reply back */
            text: string | "";
        };
        ReportInput: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /** @enum {string} */
            kind: "review" | "question" | "answer";
            /**
             * Format: uuid
             * @description UUIDv7
             */
            contentId: string;
            reason: string;
        };
        Report: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            productName: string;
            /** @enum {string} */
            kind: "review" | "question" | "answer";
            /**
             * Format: uuid
             * @description UUIDv7
             */
            contentId: string;
            author: string;
            /** @description Plain text */
            text: string;
            stars?: number;
            reason: string;
            /** @description The shop that reported it */
            reporter: string;
            /** Format: date-time */
            createdAt: string;
        };
        ReportDecision: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /** @enum {string} */
            kind: "review" | "question" | "answer";
            /**
             * Format: uuid
             * @description UUIDv7
             */
            contentId: string;
            /** @enum {string} */
            decision: "keep" | "remove";
        };
        OwnShop: {
            slug: string;
            shopName: string;
            about: string;
            phone: string;
            shopAddress: string;
            /** @description Address; empty without a picture */
            profilePicture: string;
            logo: string;
            coverPhoto: string;
        };
        OwnShopChanges: {
            about?: string;
            phone?: string;
            shopAddress?: string;
            profilePicture?: string;
            logo?: string;
            coverPhoto?: string;
        };
        ProductImport: {
            /** @description CSV or tab-separated, with a line of headings */
            file: string;
            /** @description Says what the file would do, and writes nothing */
            dryRun: boolean;
        };
        ProductImportResult: {
            added: number;
            changed: number;
            unchanged: number;
            products: {
                sku: string;
                name: string;
                /** @enum {string} */
                action: "add" | "change" | "same";
                /** @description The line of the file that its first row ends on */
                line: number;
            }[];
            /** @description Rows that are left out */
            bad: {
                line: number;
                /** @description Absent where the row cannot be read at all */
                column?: string;
                reason: string;
            }[];
        };
        SellerProduct: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description Addresses; the first is the main picture */
            images: string[];
            /** @description For each picture the colours of its ground, above and below, as twelve hexadecimal digits */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent where the product comes in one form */
            variantCount?: number;
            /** @description Dollars: the dearest variant’s price; absent where every variant costs `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price of the 30 days before the sale; absent unless above price */
            regularPrice?: number;
            /** @description Dollars: the price outside sales */
            basePrice: number;
            onSale: boolean;
            /** @description What the pictures show, in their order */
            imageAlts: string[];
            /** @description Shown in the shop */
            active: boolean;
            /** @description Pieces of confirmed orders so far */
            unitsSold: number;
        };
        SellerProductInput: {
            name: string;
            desc: string;
            /** @description Dollars, two decimals */
            price: number;
            stock: number;
            status: components["schemas"]["ProductStatus"];
            brand: string;
            colour: string;
            condition?: string;
            category: string;
            audience?: components["schemas"]["Audience"];
            tags?: string[];
            /** @description YYYY-MM-DD: when a pre-order or up-coming product becomes an ordinary one; null: not known */
            releaseDate?: string | null;
            active?: boolean;
            /** @description Picture addresses of this shop */
            images?: string[];
            /** @description What the pictures show, in their order */
            imageAlts?: (string | "")[];
        };
        SellerVariant: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            sku: string;
            colour: string;
            size: string;
            /** @description What tells it apart, such as "Rust, M" */
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            stock: number;
        };
        SellerProductDetail: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description Addresses; the first is the main picture */
            images: string[];
            /** @description For each picture the colours of its ground, above and below, as twelve hexadecimal digits */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent where the product comes in one form */
            variantCount?: number;
            /** @description Dollars: the dearest variant’s price; absent where every variant costs `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price of the 30 days before the sale; absent unless above price */
            regularPrice?: number;
            /** @description Dollars: the price outside sales */
            basePrice: number;
            onSale: boolean;
            /** @description What the pictures show, in their order */
            imageAlts: string[];
            /** @description Shown in the shop */
            active: boolean;
            /** @description Pieces of confirmed orders so far */
            unitsSold: number;
            variants: components["schemas"]["SellerVariant"][];
        };
        SellerProductChanges: {
            name?: string;
            desc?: string;
            /** @description Dollars, two decimals */
            price?: number;
            status?: components["schemas"]["ProductStatus"];
            brand?: string;
            colour?: string;
            condition?: string;
            category?: string;
            audience?: components["schemas"]["Audience"];
            tags?: string[];
            /** @description YYYY-MM-DD: when a pre-order or up-coming product becomes an ordinary one; null: not known */
            releaseDate?: string | null;
            active?: boolean;
            /** @description Picture addresses of this shop */
            images?: string[];
            /** @description What the pictures show, in their order */
            imageAlts?: (string | "")[];
        };
        SellerVariantsInput: {
            variants: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                _id?: string;
                colour: string | "";
                size: string | "";
                /** @description Dollars, two decimals */
                price: number;
                /** @description Of a new variant; others change by differences */
                stock?: number;
            }[];
        };
        StockChange: {
            /** @description Pieces to add; negative to take away */
            change: number;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            variant?: string;
        };
        Stock: {
            /** @description Of the product */
            stock: number;
            variantStock?: number;
        };
        AdminUser: {
            uid: string;
            email: string;
            name: string;
            /** @description YYYY-MM-DD */
            dateOfBirth: string;
            phone: string;
            address: string;
            city: string;
            about: string;
            /** @description Male, Female, Other, or empty */
            gender: string;
            aboutYou: string;
            /** @description Address of the profile picture, or empty */
            picture: string;
            /** Format: date-time */
            createdAt: string;
            orderCount: number;
            disabled: boolean;
        };
        AccessReason: {
            reason: string;
        };
        AccountState: {
            uid: string;
            disabled: boolean;
        };
        SellerEvent: {
            /** @enum {unknown} */
            kind: "applied" | "approved" | "declined" | "suspended" | "reinstated" | "changed";
            reason: string;
            /** @enum {unknown} */
            actor: "seller" | "admin" | "system";
            /** Format: date-time */
            at: string;
        };
        OwnSeller: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            /** @description The shop’s page is /shop/{slug} once it is approved */
            slug: string;
            /** @enum {unknown} */
            state: "pending" | "approved" | "declined" | "suspended";
            /** @description Why it was declined or suspended; empty otherwise */
            reason: string;
            firstName: string;
            lastName: string;
            email: string;
            emailVerified: boolean;
            phone: string;
            district: string;
            address: string;
            shopName: string;
            shopAddress: string;
            about: string;
            profilePicture: string;
            logo: string;
            coverPhoto: string;
            /** Format: date-time */
            appliedAt: string;
            /** @description Oldest first */
            events: components["schemas"]["SellerEvent"][];
        };
        AdminSeller: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            slug: string;
            /** @enum {unknown} */
            state: "pending" | "approved" | "declined" | "suspended";
            shopName: string;
            firstName: string;
            lastName: string;
            email: string;
            district: string;
            logo: string;
            /** Format: date-time */
            appliedAt: string;
        };
        AdminSellerEvent: {
            /** @enum {unknown} */
            kind: "applied" | "approved" | "declined" | "suspended" | "reinstated" | "changed";
            reason: string;
            /** @enum {unknown} */
            actor: "seller" | "admin" | "system";
            /** Format: date-time */
            at: string;
            /** @description Name or e-mail address */
            actorName: string;
        };
        AdminSellerDetail: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            /** @description The shop’s page is /shop/{slug} once it is approved */
            slug: string;
            /** @enum {unknown} */
            state: "pending" | "approved" | "declined" | "suspended";
            /** @description Why it was declined or suspended; empty otherwise */
            reason: string;
            firstName: string;
            lastName: string;
            email: string;
            emailVerified: boolean;
            phone: string;
            district: string;
            address: string;
            shopName: string;
            shopAddress: string;
            about: string;
            profilePicture: string;
            logo: string;
            coverPhoto: string;
            /** Format: date-time */
            appliedAt: string;
            events: components["schemas"]["AdminSellerEvent"][];
            userId: string;
            productCount: number;
        };
        SellerDecision: {
            /** @enum {unknown} */
            decision: "approve" | "decline" | "suspend" | "reinstate";
            reason?: string;
            /**
             * Format: date-time
             * @description Of the application that was looked at: 409 for a newer one
             */
            appliedAt?: string;
        };
        VersionHealth: {
            remote: string;
            version: string;
            visits: number;
            failed: number;
            /** @description By cause: manifest, entry, timeout, evaluate, chunk, render, error */
            failures: {
                [key: string]: number;
            };
            /** @description Renderings on the site's server */
            server: {
                visits: number;
                failed: number;
            };
            /** @description Share of visits, 0 to 1; null without any */
            failureRate: number | null;
            vitals: {
                LCP: {
                    /** @description LCP and INP in milliseconds; CLS has no unit */
                    p75: number | null;
                    /** @description Page views measured */
                    count: number;
                };
                INP: {
                    /** @description LCP and INP in milliseconds; CLS has no unit */
                    p75: number | null;
                    /** @description Page views measured */
                    count: number;
                };
                CLS: {
                    /** @description LCP and INP in milliseconds; CLS has no unit */
                    p75: number | null;
                    /** @description Page views measured */
                    count: number;
                };
            };
        };
        VariantStock: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            variant: string;
            stock: number;
        };
        LoginRequest: {
            email: string;
            /** @description Accepted and ignored */
            password?: unknown;
            /** @description Accepted and ignored */
            role?: unknown;
        };
        RegisterRequest: {
            name: string;
            email: string;
            /** @description Accepted and ignored */
            password?: unknown;
            /** @description Accepted and ignored */
            role?: unknown;
        };
        /** @enum {string} */
        AlertKind: "release" | "restock";
        AlertLink: {
            kind: components["schemas"]["AlertKind"];
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /** @description The product’s name; empty when it is no longer sold */
            name: string;
            variantName?: string;
            confirmed: boolean;
        };
        AlertToken: {
            token: string;
        };
        Upload: {
            /** @description What products, profiles and shops refer to */
            key: string;
            /** @description Where it is served, at 640 pixels */
            address: string;
            width: number;
            height: number;
        };
        SellerApplication: {
            /**
             * Format: binary
             * @description JPEG, PNG or GIF
             */
            profilePicture?: string;
            fname: string;
            lname: string;
            email: string;
            address: string;
            /** @enum {unknown} */
            district: "Dhaka" | "Chittagong" | "Rajshahi" | "Khulna" | "Barisal" | "Sylhet" | "Rangpur" | "Mymensingh";
            phone: string;
            shopname: string;
            shopaddress: string;
            /**
             * Format: binary
             * @description JPEG, PNG or GIF
             */
            logo?: string;
            /**
             * Format: binary
             * @description JPEG, PNG or GIF
             */
            coverPhoto?: string;
            /** @description Accepted and ignored */
            password?: string;
            /** @description Accepted and ignored */
            role?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listProducts: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                collection?: "on-sale" | "best-seller" | "new-arrivals" | "top-rated" | "featured";
                /** @description The snapshot of an earlier page: leaves out products added since, so that pages do not drift. It expires after very many additions; the answer then has a new one */
                snapshot?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRelated: {
        parameters: {
            query: {
                category: string;
                page?: number;
                size?: number;
                /** @description UUIDv7 */
                exclude?: string;
                /** @description The snapshot of an earlier page: leaves out products added since, so that pages do not drift. It expires after very many additions; the answer then has a new one */
                snapshot?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCategorywise: {
        parameters: {
            query?: {
                category?: string;
                /** @description Dollars */
                min?: number;
                /** @description Dollars; 3001 means "and above" */
                max?: number;
                availability?: components["schemas"]["ProductStatus"][];
                brand?: string[];
                /** @description The least number of stars */
                rating?: number;
                /** @description Whom it is made for; unisex: everybody */
                audience?: components["schemas"]["Audience"];
                /** @description A word of lower-case letters and digits, such as sport */
                tag?: string;
                /** @description Of /shop/{slug} */
                seller?: string;
                /** @description Only its products; without sort and sortId in its ranking */
                collection?: "on-sale" | "best-seller" | "new-arrivals" | "top-rated" | "featured";
                page?: number;
                size?: number;
                /** @description 1 cheapest first, -1 dearest first */
                sortId?: number;
                search?: string;
                /** @description Instead of sortId. mixed, the default without a search: neighbours differ in kind; relevance: for a search */
                sort?: "mixed" | "relevance" | "newest" | "top-rated" | "best-selling";
                /** @description The snapshot of an earlier page: leaves out products added since, so that pages do not drift. It expires after very many additions; the answer then has a new one */
                snapshot?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProductsById: {
        parameters: {
            query: {
                /** @description Up to 50 product ids with commas between */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Product"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Category"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSellerShop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of /shop/{slug} */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerShop"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listShopPages: {
        parameters: {
            query?: {
                /** @description Of /shop/{slug} */
                after?: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopPages"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listShopPageStarts: {
        parameters: {
            query?: {
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ShopPageStart"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSuggestions: {
        parameters: {
            query: {
                /** @description What was typed so far */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Suggestions"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSitemap: {
        parameters: {
            query?: {
                /** @description Entries after this id; from the beginning without */
                after?: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitemapPage"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSitemapPages: {
        parameters: {
            query?: {
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SitemapPageStart"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSale: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Sale"] | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getShippingRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ShippingRules"];
                    };
                };
            };
        };
    };
    quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    products: components["schemas"]["WantedProduct"][];
                    coupon?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Quote"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getShopSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ShopSettings"];
                    };
                };
            };
        };
    };
    confirmOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description One key per attempt to order: sent again, it gets the same answer */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPlaced"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderConflict"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUserOrders: {
        parameters: {
            query: {
                email: string;
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerListOrders: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description `to-ship`: pieces can be sent now; `shipped`: all pieces that are left have been sent; `return-requested`: a return waits for the seller’s decision */
                status?: "to-ship" | "shipped" | "return-requested" | "all";
                /** @description Part of the order number or of a product’s name */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerGetOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerSendParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSellerParcel"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerDeliverParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                parcel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerSetParcelTracking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                parcel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerTracking"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerDecideReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                return: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accept: boolean;
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["UserRecord"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["UserRecord"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCheckoutDefaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["CheckoutDefaults"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPayoutMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PayoutMethod"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addPayoutMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PayoutMethod"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setDefaultPayoutMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PayoutMethod"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deletePayoutMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PayoutMethod"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSavedLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SavedLists"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeSavedLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SavedLists"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: "newest" | "oldest" | "highest" | "lowest";
                stars?: number;
            };
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviews"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSaved"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                review: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                review: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSaved"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Question"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionSaved"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                question: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionSaved"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                question: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                question: string;
                /** @description UUIDv7 */
                answer: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestPreorder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preorder"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestBackInStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackInStock"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListMessages: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                state?: "new" | "done";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["KeptContactMessage"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminMarkMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOwnTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["OwnTexts"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSummary"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListOrders: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                status?: components["schemas"]["OrderStatus"];
                /** @description Part of order number, name or e-mail */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSetOrderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    status: components["schemas"]["OrderStatus"];
                    note?: string;
                    tracking?: components["schemas"]["OrderTracking"];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListCoupons: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description Part of the code */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Coupon"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminCreateCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Coupon"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Coupon"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminChangeCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Coupon"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminMarkOrderPaid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminDecideReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                return: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accept: boolean;
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSendParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewParcel"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminDeliverParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                parcel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSetParcelTracking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                parcel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderTracking"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListProducts: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                search?: string;
                category?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProduct"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminCreateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProduct"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProduct"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminChangeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProduct"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerOverview: {
        parameters: {
            query?: {
                /** @description How many days back; today is the last */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOverview"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerListQuestions: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description open: without an answer */
                state?: "open";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerQuestion"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerListReviews: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description open: without an answer */
                state?: "open";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerReview"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerReplyToReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                review: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Review"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListReports: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Report"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSettleReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportDecision"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerGetShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["OwnShop"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerChangeShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnShopChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["OwnShop"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerImportProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductImport"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ProductImportResult"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerListProducts: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description A part of name, brand or SKU */
                search?: string;
                sort?: "newest" | "name" | "price-low" | "price-high" | "stock" | "sold";
                state?: "active" | "archived";
                /** @description low: five or fewer; none: sold out */
                stock?: "low" | "none";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProduct"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerCreateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerProductInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerGetProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerChangeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerProductChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerSetVariants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerVariantsInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerChangeStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Stock"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListUsers: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description Part of name or e-mail */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminUser"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminDisableUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessReason"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AccountState"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminEnableUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessReason"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AccountState"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOwnSeller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["OwnSeller"] | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListSellers: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                state?: "pending" | "approved" | "declined" | "suspended";
                /** @description Part of the shop’s name, the person’s, or the e-mail */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSeller"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetSeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSellerDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminDecideSeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerDecision"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSellerDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminTelemetry: {
        parameters: {
            query?: {
                /** @description How far back from now */
                hours?: number;
                remote?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["VersionHealth"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSetVariantStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                variant: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    stock: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["VariantStock"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: components["schemas"]["UserRecord"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: components["schemas"]["UserRecord"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAlertConfirmation: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AlertLink"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertToken"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AlertLink"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unsubscribe: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadPicture: {
        parameters: {
            query?: {
                purpose?: "profile" | "product";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPEG, PNG or GIF
                     */
                    picture: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Upload"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    becomeSeller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SellerApplication"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: components["schemas"]["OwnSeller"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
