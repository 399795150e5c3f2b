package tortuga.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import tortuga.server.limits.Limit;
import tortuga.server.listing.Listings;
import tortuga.server.review.ReviewAnswer;
import tortuga.server.review.ReviewDesk;
import tortuga.server.table.Refusal;

/// Routes for reviews of finished games: whoever may see the record may see the review.
final class ReviewApi {
  private final ReviewDesk desk;
  private final Listings listings;
  private final RequestLimits limits;

  ReviewApi(ReviewDesk desk, Listings listings, RequestLimits limits) {
    this.desk = desk;
    this.listings = listings;
    this.limits = limits;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/tables/{id}/review", Reply.with(this::review));
    routes.post("/api/tables/{id}/review", Reply.with(this::order));
  }

  private ReviewAnswer review(Context context) throws Refusal {
    limits.address(Limit.REVIEW, context);
    return desk.review(table(context)).join();
  }

  private ReviewAnswer order(Context context) throws Refusal {
    limits.address(Limit.ORDER_REVIEW, context);
    return desk.order(table(context)).join();
  }

  private String table(Context context) throws Refusal {
    return listings.find(context.pathParam("id")).id();
  }
}
