//! The games of the house, and their rules.

use axum::Json;
use axum::extract::{Path, Query, State};
use pentarchy_game::{Description, Paragraph, paragraphs};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::app::Shared;
use crate::error::{Failure, Trouble};

/// A language of the house.
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Language {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
}

#[derive(Deserialize, IntoParams)]
pub(crate) struct In {
    /// The language.
    #[serde(default)]
    lang: Language,
}

/// The games of the house, with all that a form for a new table needs
#[utoipa::path(get, path = "/api/games", tag = "games",
    responses((status = 200, description = "What each game tells of itself", body = Vec<Object>)))]
pub(crate) async fn games(State(app): State<Shared>) -> Json<Vec<&'static Description>> {
    Json(app.catalogue.descriptions())
}

/// The numbered rules of a game
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games",
    params(("game" = String, Path, description = "The game's id"), In),
    responses(
        (status = 200, description = "The rules in order: section, rule, text", body = Vec<Object>),
        (status = 404, description = "There is no such game", body = Trouble)))]
pub(crate) async fn rules(
    State(app): State<Shared>,
    Path(game): Path<String>,
    Query(In { lang }): Query<In>,
) -> Result<Json<Vec<Paragraph>>, Failure> {
    let rulebook = (app.catalogue.find(&game).ok_or(Failure::NotFound("game"))?.rulebook)();
    Ok(Json(paragraphs(match lang {
        Language::En => rulebook.english,
        Language::Ru => rulebook.russian,
    })))
}
